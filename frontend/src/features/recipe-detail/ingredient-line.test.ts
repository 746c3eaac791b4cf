import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { anIngredient, aStep } from "@/shared/testing/fixtures";

import { ingredientLine } from "./ingredient-line";
import { partsOf } from "./parts";
import { stepFacts } from "./step-facts";

interface Case {
  quantity: number | null;
  max?: number;
  unit: string;
  amount: string;
}

// The server runs the same cases: tests/rules/test_ingredient_lines.py.
const cases = JSON.parse(readFileSync("../tests/rules/ingredient-lines.json", "utf8")) as Case[];

describe("an ingredient line", () => {
  it.each(cases)("writes $quantity–$max $unit as $amount", ({ quantity, max = null, unit, amount }) => {
    const ingredient = anIngredient({ Quantity: quantity, Quantity_Max: max, Unit: unit });
    expect(ingredientLine(ingredient).amount).toBe(amount);
  });

  it("begins with quantity and unit", () => {
    expect(ingredientLine(anIngredient({ Quantity: 2.5, Unit: "cups" })).amount).toBe("2½ cups");
    expect(ingredientLine(anIngredient({ Quantity: 2, Quantity_Max: 3, Unit: "" })).amount).toBe("2–3");
  });

  it.each([
    [2, "cup", "2 cups"],
    [1, "cup", "1 cup"],
    [0.5, "cup", "½ cup"],
    [3, "pinch", "3 pinches"],
    [2, "leaf", "2 leaves"],
    [2, "tbsp", "2 tbsp"],
    [2, "cups", "2 cups"],
  ])("counts %d %s as %s", (Quantity, Unit, amount) => {
    expect(ingredientLine(anIngredient({ Quantity, Unit })).amount).toBe(amount);
  });

  it("has a unit alone when there is no quantity", () => {
    expect(ingredientLine(anIngredient({ Quantity: null, Unit: "a pinch" })).amount).toBe("a pinch");
  });

  it.each(["to taste", "To Taste "])("never shows '%s' as a unit", (unit) => {
    expect(ingredientLine(anIngredient({ Quantity: 0, Unit: unit })).amount).toBe("");
    expect(ingredientLine(anIngredient({ Quantity: 1, Unit: unit })).amount).toBe("1");
  });

  it("carries a caution only for what is doubtful", () => {
    expect(ingredientLine(anIngredient()).caution).toBeNull();
    const doubtful = anIngredient({ Halal_Status: "doubtful", Halal_Note: "Choose fish gelatin." });
    expect(ingredientLine(doubtful).caution).toBe("Choose fish gelatin.");
  });
});

describe("parts", () => {
  it("gather lines under the heading they share, in order", () => {
    const lines = [null, "Dough", "Dough", " ", "Filling"].map((Section, ID) => ({ ID, Section }));
    const parts = partsOf(lines).map(({ title, lines: part }) => [title, part.map((line) => line.ID)]);
    expect(parts).toEqual([
      [null, [0]],
      ["Dough", [1, 2]],
      [null, [3]],
      ["Filling", [4]],
    ]);
  });
});

describe("a step", () => {
  it.each(["", "n/a", "N/A", "  "])("hides the temperature '%s'", (Temperature) => {
    expect(stepFacts(aStep({ Temperature })).temperature).toBeNull();
  });

  it("shows its time only above 0", () => {
    expect(stepFacts(aStep({ Time_Needed: 0 })).minutes).toBeNull();
    expect(stepFacts(aStep({ Time_Needed: null })).minutes).toBeNull();
    expect(stepFacts(aStep({ Time_Needed: 5, Temperature: "180 °C" }))).toEqual({ minutes: 5, temperature: "180 °C" });
  });
});
