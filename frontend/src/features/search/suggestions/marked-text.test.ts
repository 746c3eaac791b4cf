import fc from "fast-check";
import { expect, test } from "vitest";

import { markMatches, readHighlight } from "./marked-text";

const plain = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join("");
const marked = (pieces: readonly { text: string; isMatch: boolean }[]) => pieces.filter((piece) => piece.isMatch).map((piece) => piece.text);

test("highlighted parts are read without their marks", () => {
  const value = "__ais-highlight__Chick__/ais-highlight__en & <b>Rice</b>";
  expect(readHighlight(value)).toEqual([
    { text: "Chick", isMatch: true },
    { text: "en & <b>Rice</b>", isMatch: false },
  ]);
});

test("several matches in one text are all marked", () => {
  const value = "a __ais-highlight__b__/ais-highlight__ c __ais-highlight__d__/ais-highlight__";
  expect(marked(readHighlight(value))).toEqual(["b", "d"]);
});

test("a word is marked where it begins, not inside another", () => {
  expect(marked(markMatches("North African", "af"))).toEqual(["Af"]);
  expect(marked(markMatches("North African", "ort"))).toEqual([]);
});

test("marking never changes the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, searched) => {
      expect(plain(markMatches(value, searched))).toBe(value);
    }),
  );
});
