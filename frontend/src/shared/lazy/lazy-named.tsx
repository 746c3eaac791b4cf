import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";

import { lazyCode, type LazyCode } from "./lazy-code";
import { QuietBoundary } from "./quiet-boundary";

export interface LazyProps {
  /** Shows while the code is fetched, and when it can't be. */
  fallback?: ReactNode;
  /** Called when the code can't be fetched, and when the component throws while rendering. */
  onUnavailable?: () => void;
}

const PAUSE_AFTER_FAILURE_MS = 2000;

/** A component whose module is fetched when it is first mounted, for optional parts of a screen.
 *
 *     const Suggestions = lazyNamed(() => import("./suggestions"), "Suggestions");
 *
 * When the module can't be fetched, nothing shows and the rest of the page stays. The next mount tries again, and so
 * do new props and the browser's return to the network. Needs no Suspense and no error boundary around it.
 * Dialogs use lazyDialog, which also tells the visitor; screens use lazyScreen.
 */
export function lazyNamed<N extends string, P extends object>(
  importModule: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P & LazyProps> & { code: LazyCode<unknown> } {
  const code = lazyCode(importModule);

  function Lazy({ fallback = null, onUnavailable, ...props }: P & LazyProps) {
    const module = useLazyCode(code, onUnavailable);
    if (module === undefined) return fallback;
    const Component: ComponentType<P> = module[name];
    return (
      <QuietBoundary onError={onUnavailable}>
        {/* What is left after LazyProps are taken out is P; TypeScript can't see that. */}
        <Component {...(props as unknown as P)} />
      </QuietBoundary>
    );
  }
  return Object.assign(Lazy, { displayName: `Lazy(${name})`, code });
}

/** Fetches the module when the component mounts, and again after a failure; undefined until it is there. */
export function useLazyCode<T>(code: LazyCode<T>, onUnavailable?: () => void): T | undefined {
  const [module, setModule] = useState(code.loaded);
  const nextTryAt = useRef(0);

  // After every render: new props mean that the component is wanted now.
  useEffect(() => {
    if (module !== undefined) return;
    const load = () => {
      nextTryAt.current = Infinity;
      void code.load().then(
        (loaded) => setModule(() => loaded),
        () => {
          nextTryAt.current = performance.now() + PAUSE_AFTER_FAILURE_MS;
          onUnavailable?.();
        },
      );
    };
    if (performance.now() >= nextTryAt.current) load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  });

  return module;
}
