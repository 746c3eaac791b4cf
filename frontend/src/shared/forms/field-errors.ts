import type { FieldErrors, FieldValues } from "react-hook-form";

import { ApiError } from "@/shared/api/errors";

/** A field and what is wrong with it. */
export type Problem = [name: string, sentence: string];

const BODY = "body.";

/** Flattens the errors of a form to dotted names with their sentences, in the order of its rules. */
export function errorNames(errors: FieldErrors, prefix = ""): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    const name = `${prefix}${key}`;
    if (error === undefined || typeof error !== "object") return [];
    // A leaf has a type; the error of a field that is called "type" is an object itself.
    if (typeof error.type === "string") return [[name, typeof error.message === "string" ? error.message : ""]];
    return errorNames(error as FieldErrors, `${name}.`);
  });
}

/** Returns what the server says about single fields of a refused body, under their names in the form.
 *
 * Null when it says nothing of the kind, or says something about a field that the form does not have.
 */
export function problemsOfFields(error: Error, values: FieldValues, names: Record<string, string>): Problem[] | null {
  if (!(error instanceof ApiError) || error.details.length === 0) return null;
  const problems = error.details.map(({ field, problem }): Problem => {
    const wireName = field.startsWith(BODY) ? field.slice(BODY.length) : field;
    return [names[wireName] ?? wireName, problem];
  });
  const isKnown = ([name]: Problem) => Object.keys(values).some((field) => name === field || name.startsWith(`${field}.`));
  return problems.every(isKnown) ? problems : null;
}
