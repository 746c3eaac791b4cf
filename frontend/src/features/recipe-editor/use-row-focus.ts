import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** Keeps the focus near in a list of rows: in a row that comes, and beside one that goes. */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ index: number } | null>(null);

  useEffect(() => {
    if (removed === null) return;
    // The list takes the row away a moment after its fields.
    const frame = requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>("[data-removes-row]") ?? [];
      (buttons[Math.min(removed.index, buttons.length - 1)] ?? addButton.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [removed]);

  return {
    list,
    addButton,
    /** The row that is to take the focus: it calls `onFocused` when it has. */
    added,
    onFocused: useCallback(() => setAdded(null), []),
    focusRow: setAdded,
    /** To the button that removes the row in its place, else to the one that adds. */
    focusAfterRemoval: (index: number) => setRemoved({ index }),
  };
}

/** Takes the focus to a row's main field. The row itself does it: the list draws new rows a moment after they came. */
export function useTakeFocus(row: RefObject<HTMLElement | null>, takesFocus: boolean, onFocused: () => void): void {
  useEffect(() => {
    if (!takesFocus) return;
    row.current?.querySelector<HTMLElement>("[data-main-field]")?.focus();
    onFocused();
  }, [row, takesFocus, onFocused]);
}
