const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The first letters of a name's first and last word, in capitals; empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => LETTER_OR_DIGIT.exec(word)?.[0] ?? []);
  const [first = ""] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (first + last).toLocaleUpperCase();
}
