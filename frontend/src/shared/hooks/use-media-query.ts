import { useCallback, useSyncExternalStore } from "react";

import { below } from "@/shared/config/breakpoints";

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** True below the mobile breakpoint: 48 rem, which are 768 px with letters of the usual size. */
export function useIsMobile(): boolean {
  return useMediaQuery(below("mobile"));
}
