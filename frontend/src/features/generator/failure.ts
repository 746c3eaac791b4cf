import rules from "@config/fields.json";

import { ApiError } from "@/shared/api/errors";

import type { Job, Nearest } from "./job";
import { outcomeTexts } from "./texts";

/** Why no recipe came of a request. */
export interface Failure {
  title: string;
  text: string;
  nearest: Nearest | null;
  /** What the halal guard says against ingredients, by their names. */
  objections: ReadonlyMap<string, string>;
}

/** The answer named no recipe. */
export class NoRecipeId extends Error {
  override name = "NoRecipeId";
}

const { generate } = rules;

const { ingredients, cuisine, category, selection, credits } = generate;

/** The titles of the rules, by their sentences. */
const TITLES: Readonly<Record<string, string>> = {
  [ingredients.tooFew]: ingredients.title,
  [ingredients.tooMany]: ingredients.titleOfTooMany,
  [cuisine.required]: cuisine.title,
  [category.required]: category.title,
  [selection.invalid]: selection.title,
  [credits.tooFew]: credits.title,
};

const UNKNOWN: Failure = {
  title: outcomeTexts.failedTitle,
  text: outcomeTexts.failed,
  nearest: null,
  objections: new Map(),
};

/** What to say of a call that failed. `names` are the ingredients that it was about. */
export function failureOf(error: unknown, names: readonly string[]): Failure {
  if (error instanceof NoRecipeId) return { ...UNKNOWN, text: outcomeTexts.noId };
  if (!(error instanceof ApiError)) return UNKNOWN;
  const text = textOf(error.serverText);
  return { ...UNKNOWN, title: TITLES[text] ?? outcomeTexts.failedTitle, text, objections: objectionsOf(error, names) };
}

/** What to say of a job that failed. */
export function failureOfJob({ message, Nearest: nearest }: Pick<Job, "message" | "Nearest">): Failure {
  return { ...UNKNOWN, text: textOf(message), nearest };
}

/** A refusal names the places of ingredients, such as "Ingredients.2". */
function objectionsOf({ code, details }: ApiError, names: readonly string[]): ReadonlyMap<string, string> {
  if (code !== "haram_ingredient") return new Map();
  return new Map(
    details.flatMap(({ field, problem }): [string, string][] => {
      const name = names[Number(field.split(".")[1])];
      return name === undefined ? [] : [[name, problem]];
    }),
  );
}

function textOf(text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? outcomeTexts.failed : text;
}

/** Whether the call ended before its job did: the connection broke, or the server stopped waiting. */
export function isCut(error: unknown): boolean {
  if (error instanceof NoRecipeId) return false;
  if (!(error instanceof ApiError)) return true;
  return error.code === "generation_slow" || error.status === 502 || error.status === 504;
}

/** Whether the ingredients make no dish of the cuisine and category. The job then names the nearest that does. */
export function isWithoutDish(error: unknown): boolean {
  return error instanceof ApiError && error.code === "no_dish";
}
