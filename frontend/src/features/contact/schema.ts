import rules from "@config/fields.json";

import { EMAIL_PATTERN } from "@/shared/account/email";
import { maxCharacters, minCharacters } from "@/shared/forms/characters";
import { z } from "@/shared/forms/zod";

const { name, email, subject, message } = rules.contact;

/** The fields in the order in which they are judged, under their names on the wire. */
export const contactSchema = z.object({
  Name: textField(name),
  Email: z.string().trim().regex(EMAIL_PATTERN, email.invalid).check(maxCharacters(email.maxCharacters, email.invalid)),
  Subject: textField(subject),
  Message: textField(message),
});

const TITLES = new Map([
  [name.tooShort, name.title],
  [name.tooLong, name.title],
  [email.invalid, email.title],
  [subject.tooShort, subject.title],
  [subject.tooLong, subject.titleOfTooLong],
  [message.tooShort, message.title],
  [message.tooLong, message.titleOfTooLong],
]);

/** The title of the toast that shows a sentence of these rules. */
export function titleOf(sentence: string): string {
  return TITLES.get(sentence) ?? "";
}

interface TextRules {
  minCharacters: number;
  tooShort: string;
  maxCharacters: number;
  tooLong: string;
}

function textField(rules: TextRules) {
  return z
    .string()
    .trim()
    .check(minCharacters(rules.minCharacters, rules.tooShort), maxCharacters(rules.maxCharacters, rules.tooLong));
}
