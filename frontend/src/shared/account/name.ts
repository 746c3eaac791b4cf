import rules from "@config/fields.json";

import { countCharacters, maxCharacters } from "@/shared/forms/characters";
import { rule, z } from "@/shared/forms/zod";

/** Letters and symbols that show nothing, although Unicode does not class them as invisible. */
const BLANK = "\u115f\u1160\u2800\u3164\uffa0";
/** Invisible, but part of how names are written in Persian and in the scripts of India. */
const JOINERS = "\u200c\u200d";
const INVISIBLE = new RegExp(`[\\p{C}${BLANK}]`, "gu");
const INVISIBLE_BUT_JOINERS = new RegExp(`(?![${JOINERS}])${INVISIBLE.source}`, "gu");

/** The name as the server keeps it: composed, without invisible characters, single spaces. */
export function cleanName(typed: string): string {
  const visible = typed.replace(/\p{White_Space}+/gu, " ").replace(INVISIBLE_BUT_JOINERS, "");
  // Composed last: what stood on both sides of an invisible character may belong together.
  const name = visible.normalize("NFC").replace(/ +/g, " ").trim();
  return countVisible(name.replaceAll(" ", "")) === 0 ? "" : name;
}

const { fullName, newName } = rules;
const isLongEnough = rule((name: string) => (countVisible(name) < fullName.minCharacters ? fullName.tooShort : null));
const isShortEnough = maxCharacters(fullName.maxCharacters, fullName.tooLong);

/** The full name of a new member. */
export const fullNameField = z.string().overwrite(cleanName).min(1, fullName.required).check(isLongEnough, isShortEnough);

/** A full name in the place of the present one. */
export function newNameField(currentName: string) {
  const differs = rule((name: string) => (name === cleanName(currentName) ? newName.unchanged : null));
  return z.string().overwrite(cleanName).min(1, newName.required).check(differs, isLongEnough, isShortEnough);
}

function countVisible(text: string): number {
  return countCharacters(text.replace(INVISIBLE, ""));
}
