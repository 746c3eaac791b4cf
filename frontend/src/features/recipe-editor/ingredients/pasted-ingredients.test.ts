import { describe, expect, it } from "vitest";

import { readIngredient, readPastedIngredients } from "./pasted-ingredients";

describe("an ingredient's line", () => {
  it.each<[line: string, quantity: number | null, max: number | null, unit: string, name: string]>([
    ["200 g red lentils", 200, null, "g", "red lentils"],
    ["200g red lentils", 200, null, "g", "red lentils"],
    ["1 1/2 cups rice", 1.5, null, "cups", "rice"],
    ["1½ cups rice", 1.5, null, "cups", "rice"],
    ["1 ½ cups rice", 1.5, null, "cups", "rice"],
    ["½ tsp salt", 0.5, null, "tsp", "salt"],
    ["⅓ cup oil", 0.33, null, "cup", "oil"],
    ["1/2 teaspoon turmeric", 0.5, null, "tsp", "turmeric"],
    ["2-3 cloves garlic", 2, 3, "cloves", "garlic"],
    ["2 – 3 cloves of garlic, crushed", 2, 3, "cloves", "garlic, crushed"],
    ["1 to 2 tbsp. lemon juice", 1, 2, "tbsp", "lemon juice"],
    ["1,5 l Wasser", 1.5, null, "l", "Wasser"],
    ["0.5 kg potatoes", 0.5, null, "kg", "potatoes"],
    ["1 T olive oil", 1, null, "tbsp", "olive oil"],
    ["3 eggs", 3, null, "", "eggs"],
    ["2 large onions, sliced", 2, null, "", "large onions, sliced"],
    ["1 (400 g) can tomatoes", 1, null, "", "(400 g) can tomatoes"],
    ["4 constructor beans", 4, null, "", "constructor beans"],
    ["- 3 carrots", 3, null, "", "carrots"],
    ["• 250 ml stock", 250, null, "ml", "stock"],
    ["1. 200 g flour", 200, null, "g", "flour"],
    ["2) 1 cup sugar", 1, null, "cup", "sugar"],
    ["salt to taste", null, null, "", "salt to taste"],
    ["200 g", null, null, "", "200 g"],
    ["7", null, null, "", "7"],
    ["1/0 cup air", null, null, "", "1/0 cup air"],
    ["3-2 limes", null, null, "", "3-2 limes"],
    ["70% chocolate", null, null, "", "70% chocolate"],
    ["4 cloves", 4, null, "", "cloves"],
  ])("%s", (line, quantity, max, unit, name) => {
    expect(readIngredient(line)).toEqual({ Quantity: quantity, Quantity_Max: max, Unit: unit, Name: name });
  });
});

describe("a pasted text", () => {
  it("becomes a row a line, without blank lines and headings", () => {
    const read = readPastedIngredients("Ingredients\r\n\r\nFor the rice:\n• 2 cups basmati rice\n  1 tsp  salt\n\u00a0\nsaffron");
    expect(read?.map(({ Name }) => Name)).toEqual(["basmati rice", "salt", "saffron"]);
  });

  it.each(["200 g red lentils", "", "\n200 g red lentils\n", "For the rice:\nFor the sauce:"])("is no list: %j", (text) => {
    expect(readPastedIngredients(text)).toBeNull();
  });
});
