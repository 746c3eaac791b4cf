import { useLayoutEffect, type ComponentType } from "react";

import { lazyNamed, type LazyProps } from "./lazy-named";
import { tellUnavailable } from "./unavailable";

/** A dialog whose module is fetched when it is first opened.
 *
 * When that fails a toast says so, and `onUnavailable` lets the owner forget that the dialog is open, so that its
 * button works the next time.
 */
export function lazyDialog<N extends string, P extends object>(
  importModule: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
) {
  const Dialog = lazyNamed(importModule, name);

  function LazyDialog({ onUnavailable, ...props }: P & { onUnavailable: () => void }) {
    const tell = () => {
      onUnavailable();
      void tellUnavailable();
    };
    return <Dialog {...(props as unknown as P & LazyProps)} fallback={<BusyButton />} onUnavailable={tell} />;
  }
  return Object.assign(LazyDialog, { code: Dialog.code });
}

/** Shows on the button that was pressed that the dialog is on its way. */
function BusyButton() {
  useLayoutEffect(() => {
    const button = document.activeElement?.closest("button");
    button?.setAttribute("aria-busy", "true");
    return () => button?.removeAttribute("aria-busy");
  }, []);
  return null;
}
