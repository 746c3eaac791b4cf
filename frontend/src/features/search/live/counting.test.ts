import { expect, test } from "vitest";

import { EVERYTHING } from "@/shared/config/recipe-search";

import { engineFilter } from "./counting";
import { askedText } from "./query";

const search = { ...EVERYTHING, text: "soup", filters: { cuisines: ['Say "cheese"\\', "TR"], categories: ["DES"], difficulties: ["Easy"] } };

test("a filter is counted under the ticks of the others", () => {
  expect(engineFilter(search, "cuisines")).toBe('Category_Keys IN ["DES"] AND Difficulty_Facets IN ["Easy"]');
});

test("quotes and backslashes of an address stay inside their value", () => {
  const only = { ...search, filters: { cuisines: search.filters.cuisines } };
  expect(engineFilter(only, "categories")).toBe('Cuisine_Keys IN ["Say \\"cheese\\"\\\\", "TR"]');
});

test("without ticks of the others there is no filter", () => {
  expect(engineFilter({ ...EVERYTHING, text: "soup", filters: { cuisines: ["TR"] } }, "cuisines")).toBeUndefined();
});

test("the whole search has all ticks", () => {
  expect(engineFilter(search)).toContain("Cuisine_Keys IN");
  expect(engineFilter(search)).toContain('AND Category_Keys IN ["DES"] AND Difficulty_Facets IN ["Easy"]');
});

test("values that add up are a filter each", () => {
  const vegan = { ...EVERYTHING, filters: { diets: ["Vegan", "Nut-free"] } };
  expect(engineFilter(vegan)).toBe('Diet_Facets IN ["Vegan"] AND Diet_Facets IN ["Nut-free"]');
});

test("the text goes with its words that are searched as they stand", () => {
  expect(askedText({ ...EVERYTHING, text: "quick vegan soup", asWords: ["quick", "vegan"] })).toBe(
    "quick vegan soup\u001fquick\u001fvegan",
  );
});

test("foods at hand follow the text", () => {
  expect(askedText({ ...EVERYTHING, text: "soup", have: ["lentils", "onion"] })).toBe("soup\u001elentils\u001eonion");
});
