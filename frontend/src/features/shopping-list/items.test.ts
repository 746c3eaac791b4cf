import { expect, it } from "vitest";

import { parseItems } from "./items";

const FLOUR = { id: 1, name: "flour", quantity: "1", category: "Pantry", isBought: false };

it.each([null, "", "no JSON", "{}", "7"])("a kept list of %s is empty", (kept) => {
  expect(parseItems(kept)).toEqual([]);
});

it("damaged items are left out", () => {
  const kept = [FLOUR, null, { ...FLOUR, category: "Toys" }, { ...FLOUR, name: 7 }, { ...FLOUR, isBought: "no" }];
  expect(parseItems(JSON.stringify(kept))).toEqual([FLOUR]);
});
