import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { lazyCode, type LazyCode } from "./lazy-code";
import { QuietBoundary } from "./quiet-boundary";

export interface LazyProps {
  /** Shows while the code is fetched, and when it can't be. */
  fallback?: ReactNode;
  /** Called when the code can't be fetched, and when the component throws while rendering. */
  onUnavailable?: () => void;
}

/** A component whose module is fetched when it is first mounted, for optional parts of a screen.
 *
 *     const LiveCounts = lazyNamed(() => import("./live-counts"), "LiveCounts");
 *
 * When the module can't be fetched, nothing shows and the rest of the page stays. The next mount tries again, and so
 * does the browser's return to the network. Needs no Suspense and no error boundary around it.
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

/** Fetches the module when the component mounts; undefined until it is there. */
export function useLazyCode<T>(code: LazyCode<T>, onUnavailable?: () => void): T | undefined {
  const [module, setModule] = useState(code.loaded);

  useEffect(() => {
    if (module !== undefined) return;
    let isMounted = true;
    const load = () =>
      void code.load().then(
        (loaded) => isMounted && setModule(() => loaded),
        () => isMounted && onUnavailable?.(),
      );
    load();
    window.addEventListener("online", load);
    return () => {
      isMounted = false;
      window.removeEventListener("online", load);
    };
    // The latest callback is not worth a second fetch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code, module]);

  return module;
}
