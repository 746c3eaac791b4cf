import rules from "@config/fields.json";

import { maxCharacters } from "@/shared/forms/characters";
import { z } from "@/shared/forms/zod";

const { email } = rules;

export const EMAIL_PATTERN = new RegExp(email.pattern, "u");

/** An address to sign in with: any that is not empty, the server says whether it has an account. */
export const givenEmailField = z.string().trim().min(1, email.required);

/** An address that gets a mail. */
export const emailField = givenEmailField
  .check(maxCharacters(email.maxCharacters, email.invalid))
  .regex(EMAIL_PATTERN, email.invalid);
