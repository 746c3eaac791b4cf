import rules from "@config/fields.json";

import { countCharacters } from "@/shared/forms/characters";
import { rule, z } from "@/shared/forms/zod";

const { password: texts, confirmation: confirmationTexts, newPassword } = rules;
const CLASSES = texts.classes.map((pattern) => new RegExp(pattern, "u"));
const LOWERCASE = /[a-z]/;
const UPPERCASE = /[A-Z]/;
const DIGIT = /[0-9]/;

/** Fewer special characters than the password rule takes. Source: docs/product/accounts.md#field-rules */
const METER_CHECKS = [/^.{8}/su, LOWERCASE, UPPERCASE, DIGIT, /[@$!%*?&]/];

export type StrengthLabel = "Weak" | "Fair" | "Good" | "Strong";

export interface PasswordStrength {
  /** How many of the meter's five checks the password passes. */
  score: number;
  label: StrengthLabel;
}

/** True for 8 characters of all four classes, or 12 of at least three. Characters are code points. */
export function isStrongPassword(password: string): boolean {
  const classes = countMatches(CLASSES, password);
  const characters = countCharacters(password);
  return (
    (characters >= texts.minCharactersOfAllClasses && classes === CLASSES.length) ||
    (characters >= texts.minCharactersOfThreeClasses && classes >= CLASSES.length - 1)
  );
}

/** A password that exists: nothing but spaces is empty, and is said to be so with `required`. */
export function givenPasswordField(required = texts.required) {
  return z.string().check(rule((password: string) => (password.trim() === "" ? required : null)));
}

/** A password that is being chosen. */
export const newPasswordField = z.string().check(rule(passwordProblem));

/** The same password once more; `isRepeated` compares the two. */
export const confirmationField = z
  .string()
  .check(rule((password: string) => (password.trim() === "" ? confirmationTexts.required : null)));

/** The check of a form whose field `confirmation` repeats its field `password`. */
export const isRepeated = rule(
  ({ password, confirmation }: { password: string; confirmation: string }) =>
    password === confirmation ? null : confirmationTexts.different,
  "confirmation",
);

/** The check of a form whose `password` replaces its `oldPassword`. */
export const isReplaced = rule(
  ({ oldPassword, password }: { oldPassword: string; password: string }) =>
    password !== "" && password === oldPassword ? newPassword.unchanged : passwordProblem(password),
  "password",
);

/** What is wrong with a new password, as the server would say it; null when nothing is. */
function passwordProblem(password: string): string | null {
  if (password.trim() === "") return texts.required;
  if (countCharacters(password) > texts.maxCharacters) return texts.tooLong;
  return isStrongPassword(password) ? null : texts.weak;
}

/** What the meter shows. It only advises: a long password of three classes is accepted although it is no more than Good. */
export function passwordStrength(password: string): PasswordStrength {
  const score = countMatches(METER_CHECKS, password);
  return { score, label: labelOf(score) };
}

function labelOf(score: number): StrengthLabel {
  if (score < 2) return "Weak";
  if (score < 4) return "Fair";
  return score === 4 ? "Good" : "Strong";
}

function countMatches(patterns: readonly RegExp[], text: string): number {
  return patterns.filter((pattern) => pattern.test(text)).length;
}
