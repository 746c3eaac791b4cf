import { hasOption } from "./matching-options";

/** The tags with one more, trimmed; the same list when that is empty or there in any case. */
export function withTag(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  return tag === "" || hasOption(tags, tag) ? tags : [...tags, tag];
}
