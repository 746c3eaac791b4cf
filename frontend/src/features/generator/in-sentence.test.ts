import { expect, it } from "vitest";

import { inSentence } from "./in-sentence";

it.each([
  ["Lamb", "lamb"],
  ["Olive Oil", "olive oil"],
  ["Greek Yogurt", "Greek yogurt"],
  ["Scotch Bonnet Chilies", "Scotch bonnet chilies"],
  ["Jalapeños", "jalapeños"],
  ["Za'atar", "za'atar"],
  ["BBQ Sauce", "BBQ sauce"],
  ["أرز", "أرز"],
])("%s is %s in a sentence", (name, expected) => {
  expect(inSentence(name)).toBe(expected);
});
