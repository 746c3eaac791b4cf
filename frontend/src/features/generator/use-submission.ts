import { useRef } from "react";

import { AuthExpiredError } from "@/shared/auth/auth";
import { toast } from "@/shared/ui/toast";

import { firstProblem, instructionsProblem, NO_CREDITS, type Place, type Problem } from "./rules";
import { creditTexts, generatorTexts } from "./texts";
import { useCreditCheck } from "./use-credit-check";
import type { FormData } from "./use-form-data";
import type { GeneratorValues } from "./values";

interface Submission {
  memberId: number | undefined;
  data: FormData;
  /** Moves the focus to where a problem is put right. */
  onWrong: (place: Place) => void;
  onSignInNeeded: () => void;
  onSend: (values: GeneratorValues) => void;
}

/** Sends the values once everything that the screen can judge is right; else says what is not, one thing at a time. */
export function useSubmission({ memberId, data, onWrong, onSignInNeeded, onSend }: Submission) {
  const isChecking = useRef(false);
  const hasCredits = useCreditCheck(memberId);

  const tell = ({ title, text, place }: Problem) => {
    toast({ variant: "destructive", title, description: text });
    onWrong(place);
  };

  const sendOnCredit = async (values: GeneratorValues) => {
    try {
      if (await hasCredits()) onSend(values);
      else tell(NO_CREDITS);
    } catch (error) {
      // That one is told, and leads to the sign-in.
      if (error instanceof AuthExpiredError) return;
      tell({ title: generatorTexts.error, text: creditTexts.failed, place: "credits" });
    }
  };

  const send = async (values: GeneratorValues) => {
    isChecking.current = true;
    await sendOnCredit(values);
    isChecking.current = false;
  };

  return (values: GeneratorValues) => {
    if (isChecking.current) return;
    const problem = firstProblem(values, idsOf(data));
    if (memberId === undefined) onSignInNeeded();
    else if (problem !== null) tell(problem);
    else if (instructionsProblem(values.instructions) !== null) onWrong("instructions");
    else void send(values);
  };
}

function idsOf({ cuisines = [], categories = [] }: FormData) {
  return { cuisineIds: cuisines.map(({ ID }) => ID), categoryIds: categories.map(({ ID }) => ID) };
}
