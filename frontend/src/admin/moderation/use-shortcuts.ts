import { useEffect, useEffectEvent } from "react";

/** What each key does; letters in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Listens to single keys on the whole page, except while one types, a dialog is open, or a modifier is held. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTakenBy(event.target)) return;
    const act = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTakenBy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
  return (!isBox && target.closest("input, textarea, select") !== null) || target.closest("[role=dialog]") !== null;
}
