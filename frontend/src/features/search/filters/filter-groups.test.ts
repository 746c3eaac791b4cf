import { describe, expect, it } from "vitest";

import { EVERYTHING, parseRecipeSearch } from "@/shared/config/recipe-search";
import { CATEGORIES, CUISINES } from "@/shared/testing/fixtures";

import {
  activeFilters,
  filteredTitle,
  filterGroups,
  isTicked,
  optionOf,
  withOption,
  type FilterGroup,
  type FilterOption,
} from "./filter-groups";

const groups = filterGroups(CUISINES, CATEGORIES);
const [cuisines, categories] = groups as [FilterGroup, FilterGroup];

function option(group: FilterGroup, value: string): FilterOption {
  const known = optionOf(group, value);
  if (known === undefined) throw new Error(`${value} is no option`);
  return known;
}

describe("filter options", () => {
  it("go by code, name and display name in any case", () => {
    for (const name of ["PAK", "pak", "Pakistani", "south asian (pakistani)"]) {
      expect(optionOf(cuisines, name)?.label).toBe("Pakistani");
    }
    expect(optionOf(categories, "des")?.label).toBe("Desserts");
    expect(optionOf(categories, "Atlantean")).toBeUndefined();
  });

  it("are ticked by whichever name the address has", () => {
    const search = { ...EVERYTHING, filters: { cuisines: ["PAK"] } };
    expect(isTicked(search, cuisines, option(cuisines, "Pakistani"))).toBe(true);
    expect(isTicked(search, cuisines, option(cuisines, "Turkish"))).toBe(false);
  });

  it("are written as display name for a cuisine and as code for a category", () => {
    expect(withOption(EVERYTHING, cuisines, option(cuisines, "PAK"), true).filters).toEqual({ cuisines: ["Pakistani"] });
    expect(withOption(EVERYTHING, categories, option(categories, "Desserts"), true).filters).toEqual({ categories: ["DES"] });
  });

  it("are unticked under all of their names", () => {
    const search = { ...EVERYTHING, filters: { cuisines: ["PAK", "Turkish", "Pakistani"] } };
    expect(withOption(search, cuisines, option(cuisines, "Pakistani"), false).filters).toEqual({ cuisines: ["Turkish"] });
  });
});

describe("active filters", () => {
  it("show display names, each once, and unknown values as they are", () => {
    const applied = {
      ...EVERYTHING,
      filters: { cuisines: ["PAK", "Pakistani", "Atlantean"], categories: ["DES"], difficulties: ["quick"] },
    };
    const labels = activeFilters(groups, applied, applied).map((filter) => filter.label);
    expect(labels).toEqual(["Pakistani", "Atlantean", "Desserts", "Quick"]);
  });

  it("are removed from the draft, so that other ticks stay", () => {
    const applied = { ...EVERYTHING, filters: { cuisines: ["TR"] } };
    const draft = { ...EVERYTHING, text: "soup", filters: { cuisines: ["TR", "Pakistani"] } };
    expect(activeFilters(groups, applied, draft)[0]?.without).toEqual({ ...EVERYTHING, text: "soup", filters: { cuisines: ["Pakistani"] } });
  });

  it("go as soon as the draft is without them, while the address still has them", () => {
    const applied = { ...EVERYTHING, filters: { cuisines: ["TR", "Pakistani"] } };
    const draft = { ...EVERYTHING, filters: { cuisines: ["Pakistani"] } };
    expect(activeFilters(groups, applied, draft).map((filter) => filter.label)).toEqual(["Pakistani"]);
  });

  it("are ambiguous where two groups have the same label", () => {
    const search = { ...EVERYTHING, text: "", filters: { cuisines: ["Festive", "TR"], categories: ["Festive"] } };
    const ambiguous = activeFilters(groups, search, search).map(({ label, groupTitle, isAmbiguous }) => [label, groupTitle, isAmbiguous]);
    expect(ambiguous).toEqual([
      ["Festive", "Cuisines", true],
      ["Turkish", "Cuisines", false],
      ["Festive", "Categories", true],
    ]);
  });
});

describe("the title of a filtered list", () => {
  it.each([
    ["cuisine=Turkish", "Turkish Recipes"],
    ["cuisine=tr", "Turkish Recipes"],
    ["category=DES", "Desserts"],
    ["category=DES&cuisine=Turkish&difficulty=easy", "Easy Turkish Desserts"],
    ["", null],
    ["cuisine=Turkish,Indian", null],
    ["cuisine=Nowhere", null],
  ])("of %s is %s", (address, title) => {
    expect(filteredTitle(groups, parseRecipeSearch(new URLSearchParams(address)))).toBe(title);
  });
});
