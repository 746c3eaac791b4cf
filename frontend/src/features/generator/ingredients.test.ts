import { describe, expect, it } from "vitest";

import { namesIn, offersFor } from "@/shared/ingredients/names";

import { firstFoodOf, QUICK_ADDS, replaced, withNames } from "./ingredients";

const LOOKUP = ["Basmati Rice", "Brown Rice", "Lemon", "Rice", "Rice Flour", "Licorice"];
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("a typed or pasted text", () => {
  it.each([
    ["rice, lamb,onions", ["rice", "lamb", "onions"]],
    ["- rice\n• lamb\r\n\n onions ", ["rice", "lamb", "onions"]],
    ["أرز، لحم", ["أرز", "لحم"]],
    ["米、葱", ["米", "葱"]],
    ["olive   oil", ["olive oil"]],
    [" ,\n; ", []],
    ["\u200b\u00a0", []],
    ["7-spice mix", ["7-spice mix"]],
  ])("%j gives %j", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe("adding names", () => {
  it("spells a name of the lookup as there, and marks any other as custom", () => {
    expect(withNames([], ["basmati RICE", "goat"], LOOKUP).ingredients).toEqual([
      { name: "Basmati Rice", isCustom: false },
      { name: "goat", isCustom: true },
    ]);
  });

  it("marks a quick-add as custom, also when the lookup has it", () => {
    expect(withNames([], ["Rice"], LOOKUP, { isQuick: true }).ingredients).toEqual([{ name: "Rice", isCustom: true }]);
  });

  it("takes each name once, in whatever case", () => {
    const { ingredients, added, repeated } = withNames([{ name: "Lamb", isCustom: true }], ["LAMB", "peas", "Peas"], []);
    expect(namesOf(ingredients)).toEqual(["Lamb", "peas"]);
    expect(added).toEqual(["peas"]);
    expect(repeated).toEqual(["LAMB", "Peas"]);
  });

  it("refuses a name of more than 100 characters, counting an emoji as one", () => {
    expect(withNames([], ["🍲".repeat(100)], []).refused).toEqual([]);
    const { refused, problem, ingredients } = withNames([], ["🍲".repeat(101), "rice"], []);
    expect(refused).toEqual(["🍲".repeat(101)]);
    expect(problem).toBe("An ingredient must be at most 100 characters long.");
    expect(namesOf(ingredients)).toEqual(["rice"]);
  });

  it("refuses the thirty-first", () => {
    const names = Array.from({ length: 31 }, (_, index) => `spice ${index}`);
    const { ingredients, refused, problem } = withNames([], names, []);
    expect(ingredients).toHaveLength(30);
    expect(refused).toEqual(["spice 30"]);
    expect(problem).toBe("Please select at most 30 ingredients.");
  });
});

describe("replacing an ingredient", () => {
  const before = withNames([], ["pork", "rice"], LOOKUP).ingredients;

  it("puts the other in its place", () => {
    expect(replaced(before, "pork", "beef", LOOKUP)).toEqual([
      { name: "beef", isCustom: true },
      { name: "Rice", isCustom: false },
    ]);
  });

  it("leaves it out when the other is there already", () => {
    expect(namesOf(replaced(before, "pork", "rice", LOOKUP))).toEqual(["Rice"]);
  });
});

it.each([
  ["beef, lamb or chicken of the same cut", "beef"],
  ["beef bacon or turkey bacon", "beef bacon"],
  ["grape juice", "grape juice"],
])("takes of the substitute %j the first food", (substitute, food) => {
  expect(firstFoodOf(substitute)).toBe(food);
});

describe("what is offered", () => {
  it("begins with names that begin with the text, then those with such a word", () => {
    expect(offersFor(LOOKUP, "RIC").filter((name) => name.toLowerCase().includes("ric"))).toEqual([
      "Rice", "Rice Flour", "Basmati Rice", "Brown Rice", "Licorice",
    ]);
  });

  it("is nothing for a blank text", () => {
    expect(offersFor(LOOKUP, "  ")).toEqual([]);
  });
});

it("has eighteen quick-adds", () => {
  expect(QUICK_ADDS).toHaveLength(18);
  expect(QUICK_ADDS.join(", ")).toBe(
    "Chicken, Beef, Lamb, Rice, Onion, Garlic, Tomato, Ginger, Cumin, Coriander, Turmeric, Yogurt, Lemon, Olive Oil, " +
      "Basmati Rice, Potatoes, Carrots, Bell Peppers",
  );
});
