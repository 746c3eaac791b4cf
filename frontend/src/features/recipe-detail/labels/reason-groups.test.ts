import { expect, it } from "vitest";

import { aReason, someLabels } from "@/shared/testing/fixtures";

import { reasonGroups } from "./reason-groups";

const flour = aReason("200 g flour", "flour", '"flour" contains gluten.');
const curry = aReason("1 tsp curry powder", "curry powder", "Curry powders may hold mustard.");
const cheese = aReason("50 g cheddar", "cheddar", "Cheese may be made with rennet.");
const zhoug = aReason("1 jar of zhoug", "zhoug", '"zhoug" is not in the lexicon.');

it("gives the lines of allergens that were found or are possible", () => {
  const labels = someLabels({
    allergens: [
      { allergen: "mustard", verdict: "may contain", reasons: [curry] },
      { allergen: "gluten", verdict: "contains", reasons: [flour] },
      { allergen: "fish", verdict: "none found", reasons: [] },
    ],
  });
  expect(reasonGroups(labels)).toEqual([
    { title: "Contains gluten", text: null, reasons: [flour] },
    { title: "May contain mustard", text: null, reasons: [curry] },
  ]);
});

it("gives the foods that rule a diet out, each once", () => {
  const labels = someLabels({
    diets: [
      { diet: "gluten-free", verdict: "not suitable", reasons: [flour, flour] },
      { diet: "egg-free", verdict: "suitable", reasons: [] },
    ],
  });
  expect(reasonGroups(labels)).toEqual([{ title: "Not gluten-free", text: "flour", reasons: [] }]);
});

it("gives the line that leaves a diet open, in full only if no allergen has it already", () => {
  const labels = someLabels({
    allergens: [{ allergen: "gluten", verdict: "may contain", reasons: [curry] }],
    diets: [
      { diet: "vegetarian", verdict: "not claimed", reasons: [cheese] },
      { diet: "gluten-free", verdict: "not claimed", reasons: [curry] },
    ],
  });
  expect(reasonGroups(labels).slice(1)).toEqual([
    { title: "Not claimed: vegetarian", text: null, reasons: [cheese] },
    { title: "Not claimed: gluten-free", text: "curry powder", reasons: [] },
  ]);
});

it("gathers the diets that only wait for a line that was not understood", () => {
  const labels = someLabels({
    diets: [
      { diet: "vegan", verdict: "not claimed", reasons: [zhoug] },
      { diet: "nut-free", verdict: "not claimed", reasons: [zhoug] },
      { diet: "vegetarian", verdict: "not claimed", reasons: [cheese, zhoug] },
    ],
    not_understood: [zhoug],
  });
  expect(reasonGroups(labels)).toEqual([
    { title: "Not claimed: vegetarian", text: null, reasons: [cheese] },
    { title: "Not claimed: vegan, nut-free", text: "Not every line was understood.", reasons: [] },
    { title: "Not understood", text: null, reasons: [zhoug] },
  ]);
});
