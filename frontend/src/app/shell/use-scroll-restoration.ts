import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router-dom";

const STORAGE_KEY = "sufra.scroll";
const MAX_POSITIONS = 100;
/** How long a Back waits for the screen to grow tall enough for its old position. */
const RESTORE_WITHIN_MS = 3000;

/** Gives the history entry that the browser has opened a key of its own, before the router reads it.
 *
 * The router calls the first entry of every document "default": two addresses that are opened one after the other in
 * the same tab would share one position. An entry that was here before (reload, Back, Forward) keeps its key.
 */
export function keyHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

/** Back, Forward and reload return to where the visitor was on that entry; every other navigation starts at the top.
 *
 * A navigation with the state `{ startAt: id }` starts at the element with that id. Positions are kept per history
 * entry and outlive a reload. Waiting ends when the visitor scrolls.
 */
export function useScrollRestoration(): void {
  const { key, state } = useLocation() as Location<{ startAt?: string } | null>;
  const navigationType = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= readPositions();
  const currentKey = useRef(key);
  const startAt = state?.startAt;
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.current?.set(currentKey.current, window.scrollY);
    const store = () => storePositions(positions.current ?? new Map<string, number>());
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", store);
    return () => {
      history.scrollRestoration = "auto";
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", store);
    };
  }, []);

  useLayoutEffect(() => {
    currentKey.current = key;
    const position = positions.current?.get(key);
    const isFresh = isFirst.current && position === undefined;
    isFirst.current = false;
    // A document begins at its top. To scroll there would have the browser lay it out before it is whole.
    if (navigationType === NavigationType.Pop) return isFresh ? undefined : scrollWhenTallEnough(position ?? 0);
    window.scrollTo(0, 0);
    if (startAt !== undefined) document.getElementById(startAt)?.scrollIntoView();
  }, [key, navigationType, startAt]);
}

function scrollWhenTallEnough(top: number): () => void {
  const observer = new ResizeObserver(attempt);
  const timer = window.setTimeout(stop, RESTORE_WITHIN_MS);
  const byHand = ["wheel", "touchstart", "keydown"] as const;

  function attempt(): void {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  }
  function stop(): void {
    window.clearTimeout(timer);
    observer.disconnect();
    byHand.forEach((type) => window.removeEventListener(type, stop));
  }

  byHand.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  observer.observe(document.body);
  attempt();
  return stop;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>));
  } catch {
    return new Map();
  }
}

/** Keeps the positions of the latest entries. */
function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...positions].slice(-MAX_POSITIONS))));
  } catch {
    // Without storage a reload starts at the top.
  }
}
