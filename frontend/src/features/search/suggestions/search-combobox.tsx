import { useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { SearchBox } from "../search-box";

interface SearchComboboxOptions {
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the trimmed text by Enter and by the button. */
  onSearch: (text: string) => void;
}

/** A search box with suggestions: what its text field and its listbox share. */
export interface SearchComboboxState extends SearchComboboxOptions {
  /** The trimmed text. */
  asked: string;
  /** True once the field has had the focus. */
  isAwake: boolean;
  /** True while suggestions may show. */
  isOpen: boolean;
  /** The DOM id of the option that the keyboard has reached. */
  activeId: string | undefined;
  listId: string;
  /** The listbox while it shows; without suggestions there is none. */
  listbox: HTMLElement | null;
  setListbox: (listbox: HTMLElement | null) => void;
  /** The element under the field that the listbox is put into; null until the field has had the focus. */
  popup: HTMLElement | null;
  popupRef: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  close: () => void;
}

/** The state of a search box with suggestions: an ARIA combobox with a listbox.
 *
 * Down and Up move among the options, Home and End to the first and last; Enter presses the active one or, without
 * one, searches the text; Escape closes. The keys read the options from the listbox in the page, so what suggests can
 * be fetched late and stand anywhere.
 */
export function useSearchCombobox(options: SearchComboboxOptions): SearchComboboxState {
  const [isAwake, setIsAwake] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [listbox, setListbox] = useState<HTMLElement | null>(null);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  // The state takes it over with the focus: state that is set while the screen is first shown would draw it twice.
  const popupRef = useRef<HTMLDivElement>(null);
  const listId = useId();

  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const found = optionsOf(listbox);
    const active = found.find((option) => option.id === activeId);
    const next = nextActive(event.key, found, active);
    if (event.key === "Escape" && listbox !== null) close();
    else if (event.key === "Enter" && active !== undefined) active.click();
    else if (event.key === "ArrowDown" && !isOpen) setIsOpen(true);
    else if (next !== undefined) setActiveId(next.id);
    else return;
    // The field has its own use for these keys; Chrome empties it with Escape.
    event.preventDefault();
  };

  return {
    ...options,
    asked: options.text.trim(),
    isAwake,
    isOpen,
    activeId,
    listId,
    listbox,
    setListbox,
    popup,
    popupRef,
    onFocus: () => {
      setIsAwake(true);
      setPopup(popupRef.current);
    },
    onType: (typed) => {
      options.onTextChange(typed);
      setIsOpen(true);
      setActiveId(undefined);
    },
    onKeyDown,
    close,
  };
}

/** The search box of a combobox. Its suggestions are shown by the SearchArea that gets the same state. */
export function SearchCombobox({ box }: { box: SearchComboboxState }) {
  const { text, listbox, listId, activeId, onFocus, onType, onKeyDown, close, onSearch, popupRef } = box;
  return (
    <SearchBox
      text={text}
      onTextChange={onType}
      onSearch={(trimmed) => {
        close();
        hideTouchKeyboard();
        onSearch(trimmed);
      }}
      inputProps={{
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": listbox !== null,
        "aria-controls": listId,
        "aria-activedescendant": activeId,
        onFocus,
        onBlur: close,
        onKeyDown,
      }}
    >
      <div ref={popupRef} />
    </SearchBox>
  );
}

/** Where a key moves to among the options; undefined when the key is the text field's own.
 *
 * Down and Up go round through both ends. Home and End belong to the text until an option is active.
 */
export function nextActive<T>(key: string, options: readonly T[], active: T | undefined): T | undefined {
  const place = active === undefined ? -1 : options.indexOf(active);
  switch (key) {
    case "ArrowDown":
      return options[place + 1] ?? options[0];
    case "ArrowUp":
      return options[place - 1] ?? options.at(-1);
    case "Home":
      return active && options[0];
    case "End":
      return active && options.at(-1);
    default:
      return undefined;
  }
}

function optionsOf(listbox: HTMLElement | null): HTMLElement[] {
  return [...(listbox?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** A phone's keyboard stays up while the field has the focus, and would cover the results. */
function hideTouchKeyboard(): void {
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  // To the screen and not to nowhere: a screen reader, or a keyboard that is connected, goes on from there.
  if (isTouch) document.querySelector("main")?.focus({ preventScroll: true });
}
