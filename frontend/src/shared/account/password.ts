/** The rules for a new password; the server has the same (core/accounts/fields.py). Source: spec, section 5. */
export const passwordTexts = {
  required: "Password is required",
  tooLong: "Password must be at most 1000 characters",
  weak: "Password must be at least 8 characters with uppercase, lowercase, digit and special character, or at least 12 characters with at least 3 of these",
} as const;

const MAX_CHARACTERS = 1000;
const LOWERCASE = /[a-z]/;
const UPPERCASE = /[A-Z]/;
const DIGIT = /[0-9]/;
const CLASSES = [UPPERCASE, LOWERCASE, DIGIT, /[!@#$%^_&*(),.?":{}|<>]/];

/** Fewer special characters than the rule takes: the spec lists them apart. */
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
  return (characters >= 8 && classes === 4) || (characters >= 12 && classes >= 3);
}

/** What is wrong with a new password, as the server would say it; null when nothing is. Only spaces is empty. */
export function passwordProblem(password: string): string | null {
  if (password.trim() === "") return passwordTexts.required;
  if (countCharacters(password) > MAX_CHARACTERS) return passwordTexts.tooLong;
  return isStrongPassword(password) ? null : passwordTexts.weak;
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

function countCharacters(text: string): number {
  return Array.from(text).length;
}
