import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Ingredient } from "@/shared/api/types";
import { anIngredient } from "@/shared/testing/fixtures";

import { ingredientLine } from "../ingredient-line";
import { adjusted, type Adjustment } from "./adjust";
import { UNIT_SYSTEMS } from "./kitchen";
import { measureOf } from "./measures";

const UNITS = [
  ...["g", "kg", "ml", "l", "dl", "oz", "lb", "cup", "cups", "tbsp", "tsp", "fl oz", "pint", "", "clove", "can", "pinch", "slice"],
  ...["to taste", "bunch", "glug"],
];
const NAMES = ["flour", "eggs", "water", "basmati rice", "lamb shoulder", "onions", "olive oil", "unsalted butter, melted", "parsley"];

function shown(quantity: number | null, unit: string, name: string, adjustment: Partial<Adjustment>, max: number | null = null) {
  const ingredient = anIngredient({ Quantity: quantity, Quantity_Max: max, Unit: unit, Name: name });
  return ingredientLine(adjusted(ingredient, { factor: 1, units: "written", ...adjustment })).amount;
}

describe("quantities for other servings", () => {
  it.each([
    [250, "g", "flour", 2, "500 g"],
    [250, "g", "flour", 0.5, "125 g"],
    [800, "g", "lamb shoulder", 1.5, "1.2 kg"],
    [1, "kg", "lamb shoulder", 0.5, "500 g"],
    [150, "ml", "water", 1 / 3, "50 ml"],
    [1, "cup", "rice", 1.5, "1½ cups"],
    [1, "cup", "rice", 0.25, "¼ cup"],
    [0.5, "cup", "rice", 0.25, "2 tbsp"],
    [1, "tbsp", "oil", 0.5, "1½ tsp"],
    [1, "tsp", "salt", 0.25, "¼ tsp"],
    [1, "tsp", "salt", 4, "1½ tbsp"],
    [3, "", "onions", 0.5, "1½"],
    [1, "", "onion", 0.25, "¼"],
    [1, "can", "chickpeas", 1.5, "1½ cans"],
    [3, "clove", "garlic", 0.5, "2 cloves"],
    [1, "lb", "beef", 0.5, "8 oz"],
  ])("make of %d %s %s times %d %s", (quantity, unit, name, factor, text) => {
    expect(shown(quantity, unit, name, { factor })).toBe(text);
  });

  it.each([
    ["eggs", 1, 0.5, "1"],
    ["eggs", 3, 0.5, "2"],
    ["large eggs, beaten", 2, 1.5, "3"],
    ["egg yolks", 5, 0.25, "1"],
    ["eggplants", 3, 0.5, "1½"],
  ])("keep %s whole where they are eggs: %d times %d is %s", (name, quantity, factor, text) => {
    expect(shown(quantity, "", name, { factor })).toBe(text);
  });

  it.each([
    ["bay leaves", 2, 1 / 6, "1"],
    ["green cardamom pods", 5, 1 / 6, "1"],
    ["cloves", 4, 50 / 6, "33"],
    ["ripe tomatoes", 5, 12.5, "63"],
    ["onions", 1, 12.5, "13"],
    ["onions", 1, 9.5, "9½"],
  ])("count %s as one has them, for one serving and for fifty: %d times %d is %s", (name, quantity, factor, text) => {
    expect(shown(quantity, "", name, { factor })).toBe(text);
  });

  it("are weighed in halves of a gram, in quarters only where there are few", () => {
    expect(shown(20, "g", "mint leaves", { factor: 1 / 6 })).toBe("3.5 g");
    expect(shown(1, "g", "saffron", { factor: 1 / 4 })).toBe("0.25 g");
  });

  it("keep a range a range, in one unit", () => {
    expect(shown(2, "", "onions", { factor: 2 }, 3)).toBe("4–6");
    expect(shown(400, "g", "lamb", { factor: 2 }, 600)).toBe("0.8–1.2 kg");
    expect(shown(2, "", "eggs", { factor: 0.25 }, 3)).toBe("1");
  });
});

describe("quantities in other units", () => {
  it.each([
    [2, "cups", "all-purpose flour", "metric", "250 g"],
    [1, "cup", "basmati rice, rinsed", "metric", "190 g"],
    [1, "cup", "water", "metric", "240 ml"],
    [6, "cups", "chicken stock", "metric", "1.45 l"],
    [1, "lb", "ground beef", "metric", "450 g"],
    [8, "oz", "feta", "metric", "225 g"],
    [250, "g", "flour", "us", "2 cups"],
    [100, "g", "unsalted butter", "us", "7 tbsp"],
    [500, "g", "lamb shoulder", "us", "1⅛ lb"],
    [200, "g", "feta", "us", "7 oz"],
    [240, "ml", "milk", "us", "1 cup"],
    [30, "ml", "lemon juice", "us", "2 tbsp"],
    [5, "ml", "rose water", "us", "1 tsp"],
    [1, "l", "water", "us", "4¼ cups"],
  ] as const)("say %d %s %s in %s as %s", (quantity, unit, name, units, text) => {
    expect(shown(quantity, unit, name, { units })).toBe(text);
  });

  it.each([
    [1, "cup", "chopped parsley", "metric", "1 cup"],
    [1, "cup", "cooked rice", "metric", "1 cup"],
    [1, "cup", "rice or bulgur", "metric", "1 cup"],
    [1, "cup", "butter beans", "metric", "1 cup"],
    [8, "oz", "milk", "metric", "8 oz"],
    [2, "tbsp", "flour", "metric", "2 tbsp"],
    [2, "tbsp", "flour", "us", "2 tbsp"],
    [1, "g", "saffron", "us", "1 g"],
    [2, "", "onions", "us", "2"],
    [3, "clove", "garlic", "metric", "3 cloves"],
  ] as const)("leave %d %s %s in %s: %s", (quantity, unit, name, units, text) => {
    expect(shown(quantity, unit, name, { units })).toBe(text);
  });
});

const anyIngredient = fc
  .record({
    quantity: fc.double({ min: 0.05, max: 5000, noNaN: true }),
    spread: fc.option(fc.double({ min: 1.05, max: 3, noNaN: true })),
    Unit: fc.constantFrom(...UNITS),
    Name: fc.constantFrom(...NAMES),
  })
  .map(({ quantity, spread, ...rest }): Ingredient =>
    anIngredient({ ...rest, Quantity: quantity, Quantity_Max: spread === null ? null : quantity * spread }),
  );
const anyAdjustment = fc.record({
  factor: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })).map(([chosen, written]) => chosen / written),
  units: fc.constantFrom(...UNIT_SYSTEMS),
});

describe("every adjusted quantity", () => {
  it("is as written for the servings and in the units that it is written for", () => {
    fc.assert(
      fc.property(anyIngredient, (ingredient) => {
        expect(adjusted(ingredient, { factor: 1, units: "written" })).toBe(ingredient);
      }),
    );
  });

  it("is untouched when it is added to taste, or has none", () => {
    fc.assert(
      fc.property(anyIngredient, anyAdjustment, (ingredient, adjustment) => {
        for (const without of [{ ...ingredient, Unit: "To taste" }, { ...ingredient, Quantity: null }, { ...ingredient, Quantity: 0 }]) {
          expect(adjusted(without, adjustment)).toBe(without);
        }
      }),
    );
  });

  it("is something, and no range ends before it begins", () => {
    fc.assert(
      fc.property(anyIngredient, anyAdjustment, (ingredient, adjustment) => {
        const { Quantity, Quantity_Max } = adjusted(ingredient, adjustment);
        expect(Quantity).toBeGreaterThan(0);
        if (Quantity_Max !== null) expect(Quantity_Max).toBeGreaterThanOrEqual(Quantity ?? 0);
      }),
    );
  });

  it("weighs or measures what it should, within what scales and cups can show", () => {
    fc.assert(
      fc.property(anyIngredient, anyAdjustment, (ingredient, adjustment) => {
        const before = measureOf(ingredient.Unit);
        const changed = adjusted(ingredient, adjustment);
        const after = measureOf(changed.Unit);
        if (changed === ingredient || before === undefined || before.kind !== after?.kind) return;
        const wanted = (ingredient.Quantity ?? 0) * adjustment.factor * before.size;
        const got = (changed.Quantity ?? 0) * after.size;
        // Below a gram, or an eighth of a teaspoon, there is nothing to measure with.
        const finest = after.kind === "weight" ? (after.system === "us" ? 7 : 0.5) : 1;
        expect(Math.abs(got - wanted)).toBeLessThanOrEqual(Math.max(finest, wanted * 0.17));
      }),
    );
  });

  it("can be written with the fractions of a measuring cup", () => {
    fc.assert(
      fc.property(anyIngredient, anyAdjustment, (ingredient, adjustment) => {
        const changed = adjusted({ ...ingredient, Quantity_Max: null }, adjustment);
        if (changed.Unit === ingredient.Unit && changed.Quantity === ingredient.Quantity) return;
        const { amount } = ingredientLine(changed);
        const isMetric = measureOf(changed.Unit)?.system === "metric";
        expect(amount).toMatch(isMetric ? /^[\d.]+ / : /^(\d+[⅛¼⅓⅜½⅝⅔¾⅞]?|[⅛¼⅓⅜½⅝⅔¾⅞])( |$)/);
      }),
    );
  });

  it("keeps eggs whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), anyAdjustment, (count, adjustment) => {
        const eggs = anIngredient({ Name: "eggs", Unit: "", Quantity: count, Quantity_Max: null });
        expect(Number.isInteger(adjusted(eggs, adjustment).Quantity)).toBe(true);
      }),
    );
  });
});
