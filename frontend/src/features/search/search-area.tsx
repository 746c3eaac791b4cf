import type { ReactNode } from "react";

import { lazyCode } from "@/shared/lazy/lazy-code";
import { lazyNamed, useLazyCode } from "@/shared/lazy/lazy-named";

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
 * InstantSearch is fetched when it is first needed. Until then, and when it can't be fetched, the same things show
 * without its hits and counts. The box itself stands outside: it must keep the focus when InstantSearch arrives.
 */
export function SearchArea({ box, isLive = box.isAwake, children }: SearchAreaProps) {
  const area = (
    <>
      {box.isAwake && <Suggestions box={box} />}
      {children}
    </>
  );
  return isLive ? <Live>{area}</Live> : area;
}

function Live({ children }: { children: ReactNode }) {
  const code = useLazyCode(liveSearch);
  return code === undefined ? children : <code.LiveSearch>{children}</code.LiveSearch>;
}
