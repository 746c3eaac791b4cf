import type { Suggestion } from "./suggestion";

/** Where a key moves to among the suggestions; undefined when the key is the text field's own.
 *
 * Down and Up go round through both ends. Home and End belong to the text until a suggestion is active.
 */
export function moveActive(
  key: string,
  suggestions: readonly Suggestion[],
  active: Suggestion | undefined,
): Suggestion | undefined {
  const place = active === undefined ? -1 : suggestions.indexOf(active);
  switch (key) {
    case "ArrowDown":
      return suggestions[place + 1] ?? suggestions[0];
    case "ArrowUp":
      return suggestions[place - 1] ?? suggestions.at(-1);
    case "Home":
      return active && suggestions[0];
    case "End":
      return active && suggestions.at(-1);
    default:
      return undefined;
  }
}
