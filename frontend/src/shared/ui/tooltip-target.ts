const HINT = "[data-hint]";

/** The element with a Hint under the pointer, and when the pointer came to it, in ms since the page's time origin. */
export interface HoveredHint {
  target: HTMLElement | null;
  since: number;
}

/** The element with a Hint that an event happened on or in, if any. */
export function hintAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(HINT) : null;
}

/** The element whose Hint shows while `target` has the keyboard's focus: itself, or the first one inside. */
export function focusedHint(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return null;
  return hintAround(target) ?? target.querySelector<HTMLElement>(HINT);
}
