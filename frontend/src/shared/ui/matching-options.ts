const MAX_OPTIONS = 10;

/** The first ten options that contain the text, in any case, without those that are chosen already. */
export function matchingOptions(options: readonly string[], text: string, chosen: readonly string[] = []): string[] {
  const wanted = fold(text);
  const taken = new Set(chosen.map(fold));
  return options.filter((option) => fold(option).includes(wanted) && !taken.has(fold(option))).slice(0, MAX_OPTIONS);
}

/** True when the list has the text already, in any case. */
export function hasOption(options: readonly string[], text: string): boolean {
  return options.some((option) => fold(option) === fold(text));
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
