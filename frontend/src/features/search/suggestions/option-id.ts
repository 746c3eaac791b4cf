import type { Suggestion } from "./suggestion";

/** The DOM id of a suggestion, which the text field names while it is active. */
export function optionId(listId: string, suggestion: Suggestion): string {
  return `${listId}-${suggestion.key}`;
}
