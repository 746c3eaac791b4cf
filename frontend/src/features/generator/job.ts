import type { Generation } from "@/shared/api/types";

import { progressTexts } from "./texts";

/** The member's newest generation. */
export type Job = Generation;

/** A cuisine and a category in which the ingredients make a dish, and the dish. */
export type Nearest = NonNullable<Job["Nearest"]>;

export type Stage = keyof typeof progressTexts.stages;

/** The stages in their order. */
export const STAGES = Object.keys(progressTexts.stages) as Stage[];

/** The stage of a job that is under way; null once it is settled. */
export function stageOf({ State }: Pick<Job, "State">): Stage | null {
  return STAGES.find((stage) => stage === State) ?? null;
}

export function isUnderWay(job: Job | null): boolean {
  return job !== null && stageOf(job) !== null;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 2000;

/** How long to wait before asking again, after this many answers. */
export function pauseMs(answers: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** answers);
}
