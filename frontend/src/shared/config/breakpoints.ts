/** Widths, in rem, at which layouts change: the only ones that style sheets may use (breakpoints.test.ts).
 *
 * In rem, so that larger letters in the browser's settings change the layout too. 48 rem are the 768 px below which a
 * screen counts as mobile.
 */
export const BREAKPOINTS_REM = { narrow: 30, cards: 40, mobile: 48, wide: 60, desk: 64 } as const;

type Breakpoint = keyof typeof BREAKPOINTS_REM;

/** Media query for screens at least as wide as the breakpoint. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(min-width: ${BREAKPOINTS_REM[breakpoint]}rem)`;
}

/** Media query for screens narrower than the breakpoint. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${BREAKPOINTS_REM[breakpoint] - 0.01}rem)`;
}
