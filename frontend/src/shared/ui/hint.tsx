import { cloneElement, type ReactElement } from "react";

interface HintProps {
  /** The full text that the tooltip shows. */
  text: string;
  /** One DOM element that forwards its props. */
  children: ReactElement<{ "data-hint"?: string }>;
}

/** Gives an element a tooltip, shown by the page's TooltipRegion.
 *
 * It opens 700 ms after the pointer has come to the element, or at once when the keyboard's focus comes to the element
 * or to what it stands in, such as the link around a card.
 */
export function Hint({ text, children }: HintProps) {
  return cloneElement(children, { "data-hint": text });
}
