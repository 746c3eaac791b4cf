import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { profileKey } from "@/shared/api/profile-key";
import { AuthExpiredError } from "@/shared/auth/auth";

import { creditsQuery, generate, jobQuery } from "./api";
import { failureOf, failureOfJob, isCut, isWithoutDish, type Failure } from "./failure";
import { isUnderWay, pauseMs, stageOf, type Job, type Stage } from "./job";
import type { GenerateRequest } from "./values";

/** A recipe that came of a generation. */
export interface Generated {
  recipeId: number;
  notes: readonly string[];
}

interface Outcome {
  onDone: (generated: Generated) => void;
  onFailed: (failure: Failure) => void;
}

/** How often a call that was cut is followed by a question that fails before it counts as lost. */
const LOST_AFTER = 5;

interface Call {
  /** The newest job before the call, if it was settled: what is told of it is not about this one. */
  before: number | null;
}

/** Generates one recipe at a time and follows it, also one that an earlier visit has begun.
 *
 * The job goes on whatever becomes of the call: when that is cut, the job itself is asked until it is settled.
 * Nothing is told any more once the screen is left.
 */
export function useGeneration(memberId: number | undefined, outcome: Outcome) {
  const queryClient = useQueryClient();
  const query = jobQuery(memberId);
  const [call, setCall] = useState<Call | null>(null);
  const isSending = useRef(false);
  const isHere = useIsHere();
  const answersBefore = useRef(0);
  const { data: newest = null } = useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const isFollowed = isSending.current || isUnderWay(state.data ?? null);
      return isFollowed && pauseMs(answersOf(state) - answersBefore.current);
    },
  });
  const job = newest !== null && newest.ID === call?.before ? null : newest;

  const readNow = async (patience = {}) => {
    // An answer that is on its way may be older than the question.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    return queryClient.query({ ...query, ...patience });
  };

  const done = async (recipeId: number) => {
    const made = await readNow().catch(() => null);
    if (!isHere.current) return;
    outcome.onDone({ recipeId, notes: made?.Recipe_ID === recipeId ? made.Notes : [] });
  };

  const failed = (failure: Failure) => {
    if (isHere.current) outcome.onFailed(failure);
  };

  const settle = (settled: Job) => {
    if (settled.Recipe_ID === null) failed(failureOfJob(settled));
    else void done(settled.Recipe_ID);
  };

  /** After a call that was cut. A job that is still under way is followed from here on, as one of an earlier visit is. */
  const goOn = async (before: number | null, error: unknown) => {
    const found = await readNow({ retry: LOST_AFTER, retryDelay: pauseMs }).catch(() => null);
    if (found === null || found.ID === before) failed(failureOf(error, []));
    else if (!isUnderWay(found)) settle(found);
  };

  const tell = async (before: number | null, error: unknown, names: readonly string[]) => {
    if (error instanceof AuthExpiredError) return; // It is told, and leads to the sign-in.
    if (isCut(error)) return goOn(before, error);
    const refused = isWithoutDish(error) ? await readNow().catch(() => null) : null;
    failed({ ...failureOf(error, names), nearest: refused?.Nearest ?? null });
  };

  const start = async (request: GenerateRequest) => {
    if (isSending.current) return;
    isSending.current = true;
    answersBefore.current = answersOf(queryClient.getQueryState(query.queryKey));
    setCall({ before: newest?.ID ?? null });
    const latest = await readNow().catch(() => newest);
    const before = latest !== null && !isUnderWay(latest) ? latest.ID : null;
    setCall({ before });
    try {
      await done(await generate(request));
    } catch (error) {
      await tell(before, error, request.Ingredients);
    } finally {
      isSending.current = false;
      setCall(null);
      void queryClient.invalidateQueries({ queryKey: creditsQuery(memberId).queryKey });
      if (memberId !== undefined) void queryClient.invalidateQueries({ queryKey: profileKey(memberId) });
    }
  };

  useSettled(call === null ? job : null, settle);

  const stage: Stage | null = job === null ? null : stageOf(job);
  return { start, isRunning: call !== null || stage !== null, stage: stage ?? "Queued" };
}

function answersOf(state: { dataUpdateCount: number; errorUpdateCount: number } | undefined): number {
  return state === undefined ? 0 : state.dataUpdateCount + state.errorUpdateCount;
}

/** Tells once of a job that is settled after it was seen under way. */
function useSettled(job: Job | null, onSettled: (job: Job) => void): void {
  const followed = useRef<number | null>(null);
  const tell = useEffectEvent(onSettled);
  useEffect(() => {
    if (job === null) return;
    if (isUnderWay(job)) {
      followed.current = job.ID;
    } else if (followed.current === job.ID) {
      followed.current = null;
      tell(job);
    }
  }, [job]);
}

/** False once the component is gone. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
