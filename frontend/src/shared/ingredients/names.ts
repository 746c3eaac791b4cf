/** The names in a typed or pasted text: separated by commas or lines, without bullets, trimmed. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,،、;\n\r\u2028\u2029]+/)
    .map((part) => part.replace(/^\s*[-–—*•·]\s+/, "").replaceAll(/[\s\u200b\ufeff]+/g, " ").trim())
    .filter((name) => name !== "");
}

/** The lookup's names in the order in which they are offered for a text: those that begin with it, then those in which a
 * word does, then the others. None for a blank text. */
export function offersFor(lookup: readonly string[], text: string): readonly string[] {
  const wanted = fold(text);
  if (wanted === "") return [];
  return lookup.toSorted((one, other) => rankOf(one, wanted) - rankOf(other, wanted));
}

function rankOf(name: string, wanted: string): number {
  const folded = fold(name);
  if (folded.startsWith(wanted)) return 0;
  return folded.includes(` ${wanted}`) ? 1 : 2;
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
