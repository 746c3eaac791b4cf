import { expect, test } from "vitest";

import { otherFilters } from "./facet-counts";

const search = { text: "soup", filters: { cuisines: ['Say "cheese"\\', "TR"], categories: ["DES"], difficulties: ["Easy"] } };

test("a filter is counted under the ticks of the others", () => {
  expect(otherFilters(search, "cuisines")).toBe('Category_Keys IN ["DES"] AND Difficulty_Facets IN ["Easy"]');
});

test("quotes and backslashes of an address stay inside their value", () => {
  const only = { ...search, filters: { cuisines: search.filters.cuisines } };
  expect(otherFilters(only, "categories")).toBe('Cuisine_Keys IN ["Say \\"cheese\\"\\\\", "TR"]');
});

test("without ticks of the others there is no filter", () => {
  expect(otherFilters({ text: "soup", filters: { cuisines: ["TR"] } }, "cuisines")).toBeUndefined();
});
