import { readHighlight, type MarkedText } from "../suggestions/marked-text";

/** A text of a hit with its matches marked; `plain` is the text itself, for an answer without marks. */
export function highlighted(hit: { _highlightResult?: object }, attribute: string, plain: string): MarkedText {
  const marks = hit._highlightResult as Record<string, { value?: unknown } | undefined> | undefined;
  const marked = marks?.[attribute]?.value;
  return readHighlight(typeof marked === "string" ? marked : plain);
}
