import { nameLengthProblem } from "@/shared/account/name";
import { passwordProblem } from "@/shared/account/password";

import type { Rules } from "./form/use-form";
import { accountTexts } from "./texts";

const { problems } = accountTexts;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The forms' rules, field by field in the order of the screen. Source: spec, section 5. */
export const signInRules: Rules<"email" | "password"> = {
  email: (email) => (isBlank(email) ? problems.emailRequired : null),
  password: (password) => (isBlank(password) ? problems.passwordRequired : null),
};

export const forgotRules: Rules<"email"> = { email: emailProblem };

export const newPasswordRules: Rules<"password" | "confirmation"> = {
  password: passwordProblem,
  confirmation: confirmationProblem,
};

export const signUpRules: Rules<"email" | "fullName" | "password" | "confirmation"> = {
  email: emailProblem,
  fullName: nameProblem,
  ...newPasswordRules,
};

function emailProblem(email: string): string | null {
  if (isBlank(email)) return problems.emailRequired;
  return EMAIL.test(email.trim()) ? null : problems.emailInvalid;
}

function nameProblem(name: string): string | null {
  return isBlank(name) ? problems.nameRequired : nameLengthProblem(name);
}

function confirmationProblem(confirmation: string, { password }: { password: string }): string | null {
  if (isBlank(confirmation)) return problems.confirmationRequired;
  return confirmation === password ? null : problems.confirmationDiffers;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
