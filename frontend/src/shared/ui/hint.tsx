import { lazy, Suspense, useSyncExternalStore, type ReactElement } from "react";

const Tooltip = lazy(() => import("./tooltip").then((module) => ({ default: module.Tooltip })));

interface HintProps {
  /** The full text that the tooltip shows. */
  text: string;
  /** Shows the tooltip regardless of the pointer, for an owner that has the keyboard's focus. */
  open?: boolean;
  /** One DOM element that forwards its props. */
  children: ReactElement;
}

/** Gives an element a tooltip (role `tooltip`; opens after 700 ms, or 300 ms after the last one).
 *
 * The tooltip's code is fetched when the visitor first moves a pointer or presses a key, never for the first paint.
 */
export function Hint({ text, open, children }: HintProps) {
  const awake = useSyncExternalStore(onFirstInteraction, () => hasInteracted);
  if (!awake) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip text={text} open={open}>
        {children}
      </Tooltip>
    </Suspense>
  );
}

let hasInteracted = false;
const listeners = new Set<() => void>();
const SIGNS = ["pointermove", "keydown"] as const;

function wake(): void {
  hasInteracted = true;
  SIGNS.forEach((sign) => window.removeEventListener(sign, wake));
  listeners.forEach((listener) => listener());
}

function onFirstInteraction(listener: () => void): () => void {
  if (!hasInteracted) SIGNS.forEach((sign) => window.addEventListener(sign, wake, { passive: true }));
  listeners.add(listener);
  return () => listeners.delete(listener);
}
