import { nameTexts } from "./texts";

const MIN_CHARACTERS = 5;

/** What speaks against a new name, in the spec's order (section 5), or null. Both names are trimmed. */
export function findNameProblem(name: string, currentName: string): string | null {
  if (name === "") return nameTexts.empty;
  if (name === currentName.trim()) return nameTexts.same;
  // Code points, as the server counts: an emoji is one character.
  return Array.from(name).length < MIN_CHARACTERS ? nameTexts.short : null;
}
