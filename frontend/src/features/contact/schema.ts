import rules from "@config/fields.json";

import { EMAIL_PATTERN } from "@/shared/account/email";
import { maxCharacters, minCharacters } from "@/shared/forms/characters";
import { z } from "@/shared/forms/zod";

const { name, email, subject, message } = rules.contact;

/** The fields in the order in which they are judged, under their names on the wire. */
export const contactSchema = z.object({
  Name: z
    .string()
    .trim()
    .check(minCharacters(name.minCharacters, name.invalid), maxCharacters(name.maxCharacters, name.tooLong)),
  Email: z.string().trim().regex(EMAIL_PATTERN, email.invalid).check(maxCharacters(email.maxCharacters, email.invalid)),
  Subject: z.string().trim().min(1, subject.required).check(maxCharacters(subject.maxCharacters, subject.tooLong)),
  Message: z.string().trim().min(1, message.required).check(maxCharacters(message.maxCharacters, message.tooLong)),
});

const TITLES = new Map([
  [name.invalid, name.title],
  [name.tooLong, name.title],
  [email.invalid, email.title],
  [subject.required, subject.title],
  [subject.tooLong, subject.titleOfTooLong],
  [message.required, message.title],
  [message.tooLong, message.titleOfTooLong],
]);

/** The title of the toast that shows a sentence of these rules. */
export function titleOf(sentence: string): string {
  return TITLES.get(sentence) ?? "";
}
