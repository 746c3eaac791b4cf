import rules from "@config/fields.json";
import type { Ref } from "react";

import { countCharacters } from "@/shared/forms/characters";
import { TextArea } from "@/shared/ui/field";

import { instructionsProblem } from "./rules";
import { generatorTexts } from "./texts";

const { maxCharacters } = rules.generate.instructions;
/** From here on the rest is counted. */
const SHOWN_BELOW = 200;

interface InstructionsFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Wishes in the member's own words; without any the recipe is simply to be delicious. */
export function InstructionsField({ value, onValueChange, ref }: InstructionsFieldProps) {
  const left = maxCharacters - countCharacters(value.trim());
  const isCounted = left >= 0 && left < SHOWN_BELOW;
  return (
    <TextArea
      ref={ref}
      label={generatorTexts.instructions}
      hint={isCounted ? generatorTexts.charactersLeft(left) : generatorTexts.instructionsHint}
      error={instructionsProblem(value) ?? undefined}
      placeholder={generatorTexts.instructionsDefault}
      rows={3}
      dir="auto"
      value={value}
      onValueChange={onValueChange}
    />
  );
}
