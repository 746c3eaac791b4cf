import { describe, expect, it } from "vitest";

import { firstProblem, instructionsProblem } from "./rules";
import { EMPTY_VALUES, requestOf, type GeneratorValues } from "./values";

const CHOICES = { cuisineIds: [4], categoryIds: [3] };
const GOOD: GeneratorValues = {
  cuisineId: 4,
  categoryId: 3,
  ingredients: ["rice", "lamb", "onions"].map((name) => ({ name, isCustom: true })),
  instructions: "",
};

describe("what keeps the form from being sent", () => {
  it.each([
    ["too few ingredients, first", { ...EMPTY_VALUES }, "Insufficient Ingredients", "Please select at least 3 ingredients to generate a recipe."],
    ["no cuisine, second", { ...GOOD, cuisineId: null, categoryId: null }, "Cuisine Required", "Please select a cuisine type."],
    ["no category, third", { ...GOOD, categoryId: null }, "Category Required", "Please select a recipe category."],
    ["an unknown cuisine", { ...GOOD, cuisineId: 5 }, "Invalid Selection", "Please ensure you have selected valid cuisine and category options."],
    ["an unknown category", { ...GOOD, categoryId: 9 }, "Invalid Selection", "Please ensure you have selected valid cuisine and category options."],
  ])("is %s", (_case, values, title, text) => {
    expect(firstProblem(values, CHOICES)).toMatchObject({ title, text });
  });

  it("is nothing when three ingredients, a cuisine and a category are there", () => {
    expect(firstProblem(GOOD, CHOICES)).toBeNull();
  });
});

describe("instructions", () => {
  it("are sent with the default when they are blank", () => {
    expect(requestOf({ ...GOOD, instructions: " \u00a0" })).toEqual({
      Cuisine_ID: 4,
      Category_ID: 3,
      Ingredients: ["rice", "lamb", "onions"],
      Instructions_Text: "Generate a delicious recipe with the selected ingredients",
    });
  });

  it("are sent trimmed", () => {
    expect(requestOf({ ...GOOD, instructions: " for 6 " }).Instructions_Text).toBe("for 6");
  });

  it("have at most 1000 characters", () => {
    expect(instructionsProblem("🍲".repeat(1000))).toBeNull();
    expect(instructionsProblem("🍲".repeat(1001))).toBe("Instructions must be at most 1000 characters long.");
  });
});
