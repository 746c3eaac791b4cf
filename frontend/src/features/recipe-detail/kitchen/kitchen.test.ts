import { expect, it } from "vitest";

import { parseKitchen, type KitchenState } from "./kitchen";

const INITIAL: KitchenState = { servings: 4, units: "written", ready: [] };

it.each([null, "no JSON", "[]", '{"servings": 0, "units": "stone", "ready": "all"}', '{"servings": 1000}', '{"servings": 2.5}'])(
  "a kept state of %s is the recipe's own",
  (kept) => {
    expect(parseKitchen(kept, INITIAL)).toEqual(INITIAL);
  },
);

it("what was chosen is there again", () => {
  const chosen: KitchenState = { servings: 8, units: "us", ready: [3, 7] };
  expect(parseKitchen(JSON.stringify(chosen), INITIAL)).toEqual(chosen);
});
