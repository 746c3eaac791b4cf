import { describe, expect, it } from "vitest";

import { CUISINES } from "@/shared/testing/fixtures";

import { nextActive } from "./search-combobox";
import { suggestionGroups, type RecipeHit } from "./suggestion";

const hit: RecipeHit = {
  id: 7,
  title: [{ text: "Chicken Biryani", isMatch: false }],
  cuisine: "Indian",
  cuisineCode: "IND",
  totalMinutes: 145,
};
const NOTHING = { recipes: [], blogs: [] };
const titles = (text: string) =>
  suggestionGroups(text, NOTHING, CUISINES).flatMap((group) => group.suggestions.map(({ to }) => to));

describe("suggestions", () => {
  it("lead recipes to their page with cuisine and time", () => {
    const [group] = suggestionGroups("chi", { recipes: [hit], blogs: [] }, []);
    expect(group?.title).toBe("Recipes");
    expect(group?.suggestions[0]).toMatchObject({ to: "/recipe/7", detail: "Indian · 145 min (2 h 25 min)" });
  });

  it("lead blogs to their page with their author, after the recipes", () => {
    const blog = { slug: "the-patience-of-biryani", title: [{ text: "The patience of biryani", isMatch: false }], author: "Amina" };
    const groups = suggestionGroups("bir", { recipes: [hit], blogs: [blog] }, []);
    expect(groups.map(({ title }) => title)).toEqual(["Recipes", "Blogs"]);
    expect(groups[1]?.suggestions[0]).toMatchObject({ to: "/blogs/the-patience-of-biryani", detail: "Amina" });
  });

  it("leave out what a recipe does not say", () => {
    const [group] = suggestionGroups("chi", { recipes: [{ ...hit, cuisine: null, totalMinutes: null }], blogs: [] }, []);
    expect(group?.suggestions[0]?.detail).toBe("");
  });

  it("find cuisines by the beginning of a word of the name that visitors see", () => {
    expect(titles("pak")).toEqual(["/recipes?cuisine=Pakistani"]);
    expect(titles("eas")).toEqual(["/recipes?cuisine=Middle+Eastern"]);
    expect(titles("south asian")).toEqual([]);
    expect(titles("  ")).toEqual([]);
  });
});

describe("moving among suggestions", () => {
  const all = ["first", "second", "last"];
  const [first, second, last] = all;

  it("goes round with Down and Up", () => {
    expect(nextActive("ArrowDown", all, undefined)).toBe(first);
    expect(nextActive("ArrowDown", all, first)).toBe(second);
    expect(nextActive("ArrowDown", all, last)).toBe(first);
    expect(nextActive("ArrowUp", all, undefined)).toBe(last);
    expect(nextActive("ArrowUp", all, first)).toBe(last);
  });

  it("jumps with Home and End only once a suggestion is active", () => {
    expect(nextActive("End", all, first)).toBe(last);
    expect(nextActive("Home", all, last)).toBe(first);
    expect(nextActive("Home", all, undefined)).toBeUndefined();
  });

  it("leaves other keys to the text, and has nowhere to go in an empty list", () => {
    expect(nextActive("a", all, first)).toBeUndefined();
    expect(nextActive<string>("ArrowDown", [], undefined)).toBeUndefined();
  });
});
