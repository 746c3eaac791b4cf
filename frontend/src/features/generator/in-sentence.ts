/** Words of food names that keep their capital: they come from names of places. */
const PROPER = new Set(
  "Aleppo American Bombay Chinese Dijon English French Greek Indian Iranian Italian Japanese Kashmiri Korean Lebanese Madras Mexican Moroccan Parmesan Persian Scotch Sichuan Spanish Swiss Syrian Thai Turkish Worcestershire".split(
    " ",
  ),
);

/** A food's name as it stands in the middle of a sentence: "olive oil", "Greek yogurt", "BBQ sauce". */
export function inSentence(name: string): string {
  return name.replaceAll(/\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu, (word) => (PROPER.has(word) ? word : word.toLowerCase()));
}
