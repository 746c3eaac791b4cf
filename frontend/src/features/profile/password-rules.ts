import { passwordProblem } from "@/shared/account/password";

import { passwordTexts } from "./texts";

export interface PasswordForm {
  old: string;
  new: string;
  confirm: string;
}

/** One text for each field that is not right. */
export type PasswordProblems = Partial<Record<keyof PasswordForm, string>>;

/** What speaks against the change; empty when nothing does. Passwords are never trimmed: a space is part of them. */
export function findPasswordProblems(form: PasswordForm): PasswordProblems {
  const problems: PasswordProblems = {};
  if (form.old.trim() === "") problems.old = passwordTexts.oldMissing;
  const weakness = passwordProblem(form.new);
  if (form.new !== "" && form.new === form.old) problems.new = passwordTexts.same;
  else if (weakness !== null) problems.new = weakness;
  if (form.confirm === "") problems.confirm = passwordTexts.confirmMissing;
  else if (form.confirm !== form.new) problems.confirm = passwordTexts.different;
  return problems;
}
