import { useEffect, type ReactNode } from "react";

import { lazyCode } from "@/shared/lazy/lazy-code";
import { lazyNamed, useLazyCode } from "@/shared/lazy/lazy-named";
import { whenIdle } from "@/shared/lazy/when-idle";

import type { SearchComboboxState } from "./suggestions/search-combobox";

const liveSearch = lazyCode(() => import("./live/live-search"));
const Suggestions = lazyNamed(() => import("./suggestions/suggestions"), "Suggestions");

interface SearchAreaProps {
  /** The search box of the screen; its suggestions show under it. */
  box: SearchComboboxState;
  /** True once InstantSearch is needed, and from then on. By default when the box has had the focus. */
  isLive?: boolean;
  /** What else shows live results: the filter panel. */
  children?: ReactNode;
}

/** The part of a screen that searches while the visitor types and ticks, inside one InstantSearch.
 *
 * InstantSearch is fetched when it is first needed, on a machine with a mouse as soon as the page is idle. Until then, and when it can't be fetched, the same things show
 * without its hits and counts. The box itself stands outside: it must keep the focus when InstantSearch arrives.
 */
export function SearchArea({ box, isLive = box.isAwake, children }: SearchAreaProps) {
  useEffect(() => {
    // A phone has time while its keyboard appears, and often pays for what it fetches.
    if (window.matchMedia("(pointer: fine)").matches) return whenIdle(fetchCode);
  }, []);

  const area = (
    <>
      {box.isAwake && <Suggestions box={box} />}
      {children}
    </>
  );
  return isLive ? <Live>{area}</Live> : area;
}

/** Failing is for the place that needs the code. */
function fetchCode(): void {
  void Promise.allSettled([liveSearch.load(), Suggestions.code.load()]);
}

function Live({ children }: { children: ReactNode }) {
  const code = useLazyCode(liveSearch);
  return code === undefined ? children : <code.LiveSearch>{children}</code.LiveSearch>;
}
