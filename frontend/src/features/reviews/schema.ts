import rules from "@config/fields.json";

import { maxCharacters } from "@/shared/forms/characters";
import { z } from "@/shared/forms/zod";

import { formTexts } from "./texts";

const { text, modifications } = rules.review;

/** The fields under their names on the wire. */
export const reviewSchema = z.object({
  Rating: z.number().nullable().pipe(z.number(formTexts.rateFirst)),
  Review_Text: z.string().trim().check(maxCharacters(text.maxCharacters, text.tooLong)),
  Modifications_Made: z.string().trim().check(maxCharacters(modifications.maxCharacters, modifications.tooLong)),
  Would_Make_Again: z.boolean().nullable(),
});
