import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  EVERYTHING,
  parseRecipeSearch,
  recipeSearchPath,
  type RecipeSearch,
  valuesOf,
} from "./recipe-search";
import { RECIPE_FILTERS } from "./recipe-search-filters";

const parse = (address: string) => parseRecipeSearch(new URL(address, "http://site").searchParams);

/** Any text that a visitor or a link can bring, including operators of addresses and of the engine. */
const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => value.trim());
const value = text.map((raw) => raw.replaceAll(",", "").trim()).filter((raw) => raw !== "");
const values = fc.uniqueArray(value, { selector: (raw) => raw.toLowerCase(), minLength: 1, maxLength: 5 });
const filters = fc.record(Object.fromEntries(RECIPE_FILTERS.map(({ kind }) => [kind, values])), { requiredKeys: [] });
const searches: fc.Arbitrary<RecipeSearch> = fc.record({ text, filters, asWords: fc.oneof(fc.constant([]), values), have: fc.oneof(fc.constant([]), values) });

describe("the address of a search", () => {
  test("gives back every search it was made from", () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parse(recipeSearchPath(search))).toEqual(search);
      }),
    );
  });

  test("is the same again after being read", () => {
    const query = fc.webQueryParameters().map((raw) => `/recipes?${raw}`);
    fc.assert(
      fc.property(query, (address) => {
        const canonical = recipeSearchPath(parse(address));
        expect(recipeSearchPath(parse(canonical))).toBe(canonical);
      }),
    );
  });

  test("takes any text, broken surrogate pairs included", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        expect(recipeSearchPath({ ...EVERYTHING, text: raw })).toMatch(/^\/recipes/);
      }),
    );
    expect(recipeSearchPath({ ...EVERYTHING, text: "half \ud83c" })).toContain("/recipes?search=half");
  });

  test("keeps commas readable and leaves out what is empty", () => {
    expect(recipeSearchPath({ ...EVERYTHING, filters: { cuisines: ["PAK", "IND"] } })).toBe("/recipes?cuisine=PAK,IND");
    expect(recipeSearchPath(EVERYTHING)).toBe("/recipes");
  });
});

describe("reading an address", () => {
  test("takes comma-separated, encoded and repeated values alike", () => {
    const expected = ["PAK", "Middle Eastern"];
    const cuisines = (address: string) => valuesOf(parse(address), "cuisines");
    expect(cuisines("/recipes?cuisine=PAK,Middle%20Eastern")).toEqual(expected);
    expect(cuisines("/recipes?cuisine=PAK%2CMiddle+Eastern")).toEqual(expected);
    expect(cuisines("/recipes?cuisine=PAK&cuisine=Middle+Eastern")).toEqual(expected);
  });

  test("drops blanks and doubles", () => {
    expect(parse("/recipes?category=,DES,%C2%A0,des, ,").filters).toEqual({ categories: ["DES"] });
    expect(parse("/recipes?search=%20%C2%A0").text).toBe("");
  });

  test("keeps a text that is longer than the API takes, for the server to refuse", () => {
    expect(parse(recipeSearchPath({ ...EVERYTHING, text: ` ${"a".repeat(201)} ` })).text).toBe("a".repeat(201));
  });

  test("keeps a comma inside the searched text", () => {
    expect(parse("/recipes?search=rice,%20peas").text).toBe("rice, peas");
  });
});
