import { nameLengthProblem } from "@/shared/account/name";

import { nameTexts } from "./texts";

/** What speaks against a new name, in the spec's order (section 5), or null. Both names are trimmed. */
export function findNameProblem(name: string, currentName: string): string | null {
  if (name === "") return nameTexts.empty;
  if (name === currentName.trim()) return nameTexts.same;
  return nameLengthProblem(name);
}
