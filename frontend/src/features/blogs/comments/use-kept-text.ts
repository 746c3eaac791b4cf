import { useState } from "react";

/** Text that waits in this tab: a visitor who is sent to the sign-in finds it again. `name` is that of the field. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const key = `sufra.unsaved.${name}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the text lives as long as the page.
  }
}
