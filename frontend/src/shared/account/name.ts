/** How long a full name may be; the server has the same rule (core/accounts/fields.py). Source: spec, section 5. */
export const nameLengthTexts = {
  short: "Full name must be at least 5 characters",
  long: "Full name must be at most 120 characters",
} as const;

const MIN_CHARACTERS = 5;
const MAX_CHARACTERS = 120;

/** What is wrong with the length of a name, as the server would say it; null when nothing is. */
export function nameLengthProblem(name: string): string | null {
  const characters = countCharacters(name);
  if (characters < MIN_CHARACTERS) return nameLengthTexts.short;
  return characters > MAX_CHARACTERS ? nameLengthTexts.long : null;
}

/** Code points of the name as it will be kept: composed, with single spaces. An emoji is one. */
function countCharacters(name: string): number {
  return Array.from(name.normalize("NFC").trim().replace(/\s+/gu, " ")).length;
}
