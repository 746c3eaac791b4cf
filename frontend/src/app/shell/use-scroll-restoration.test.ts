import { expect, it } from "vitest";

import { keyHistoryEntry } from "./use-scroll-restoration";

const key = () => (history.state as { key: string }).key;

it("each entry that a document opens gets a key of its own", () => {
  keyHistoryEntry();
  const first = key();
  history.pushState(null, "", "/recipes");
  keyHistoryEntry();
  expect(first).not.toBe("");
  expect(key()).not.toBe(first);
});

it("an entry that was here before keeps its key and the router's state", () => {
  history.replaceState({ key: "abc", idx: 3, usr: null }, "");
  keyHistoryEntry();
  expect(history.state).toEqual({ key: "abc", idx: 3, usr: null });
});
