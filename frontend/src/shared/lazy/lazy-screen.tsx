import { lazy, useState, type ComponentType } from "react";

import type { LazyCode } from "./lazy-code";

/** A file whose `Screen` shows at one address. */
export interface ScreenModule {
  Screen: ComponentType;
}

/** The failed screens; each function makes its screen ready to be fetched again. */
const renewals = new Set<() => void>();

/** A screen whose code is fetched when it is first visited, for a place with Suspense and an error boundary above it.
 *
 * React.lazy keeps a failure for good: the boundary calls `renewFailedScreens` when it has caught one.
 */
export function lazyScreen(code: LazyCode<ScreenModule>): ComponentType {
  const createScreen = () =>
    lazy(async () => {
      try {
        return { default: (await code.load()).Screen };
      } catch (error) {
        renewals.add(() => {
          Screen = createScreen();
        });
        throw error;
      }
    });
  let Screen = createScreen();

  return function LazyScreen() {
    // Code that is there when the screen is first shown needs no Suspense, whose fallback would show for a moment.
    const [Ready] = useState(() => code.loaded?.Screen);
    return Ready ? <Ready /> : <Screen />;
  };
}

/** Makes failed screens be fetched again when they next show. */
export function renewFailedScreens(): void {
  renewals.forEach((renew) => renew());
  renewals.clear();
}
