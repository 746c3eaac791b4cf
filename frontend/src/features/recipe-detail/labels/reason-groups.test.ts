import { expect, it } from "vitest";

import type { RecipeLabels } from "@/shared/api/types";
import { aReason, someLabels } from "@/shared/testing/fixtures";

import { reasonGroups } from "./reason-groups";

const flour = aReason("200 g flour", "flour");
const pasta = aReason("1 pack pasta", "pasta");
const curry = aReason("1 tsp curry powder", "curry powder", "Curry powders may hold mustard.");
const cheese = aReason("50 g cheddar", "cheddar", "Cheese may be made with rennet.");
const zhoug = aReason("1 jar of zhoug", "zhoug", '"zhoug" is not in the lexicon.');

/** Each group as its title and one text for each entry. */
function told(changes: Partial<RecipeLabels>): [string, string[]][] {
  return reasonGroups(someLabels(changes)).map(({ title, entries }) => [
    title,
    entries.map(({ subject, text, says }) => [subject, text, says].filter((part) => part !== null).join(" | ")),
  ]);
}

it("gives the lines of allergens that were found, and the sentence of those that are possible", () => {
  const groups = told({
    Allergens: [
      { Allergen: "mustard", Verdict: "may contain", Reasons: [curry] },
      { Allergen: "gluten", Verdict: "contains", Reasons: [flour, pasta, flour] },
      { Allergen: "fish", Verdict: "none found", Reasons: [] },
    ],
  });
  expect(groups).toEqual([
    ["Contains", ["gluten | 200 g flour; 1 pack pasta"]],
    ["May contain", ["mustard | 1 tsp curry powder | Curry powders may hold mustard."]],
  ]);
});

it("gives the foods that rule a diet out, each once", () => {
  const groups = told({
    Diets: [
      { Diet: "gluten-free", Verdict: "not suitable", Reasons: [flour, pasta, flour] },
      { Diet: "egg-free", Verdict: "suitable", Reasons: [] },
    ],
  });
  expect(groups).toEqual([["Not suitable", ["gluten-free | flour, pasta"]]]);
});

it("gives the line that leaves a diet open, in full only if no allergen has it already", () => {
  const groups = told({
    Allergens: [{ Allergen: "gluten", Verdict: "may contain", Reasons: [curry] }],
    Diets: [
      { Diet: "vegetarian", Verdict: "not claimed", Reasons: [cheese] },
      { Diet: "gluten-free", Verdict: "not claimed", Reasons: [curry] },
    ],
  });
  expect(groups.slice(1)).toEqual([
    ["Not claimed", ["vegetarian | 50 g cheddar | Cheese may be made with rennet.", "gluten-free | curry powder"]],
  ]);
});

it("gathers the diets that only wait for a line that was not understood", () => {
  const groups = told({
    Diets: [
      { Diet: "vegan", Verdict: "not claimed", Reasons: [zhoug] },
      { Diet: "nut-free", Verdict: "not claimed", Reasons: [zhoug] },
      { Diet: "vegetarian", Verdict: "not claimed", Reasons: [cheese, zhoug] },
    ],
    Not_Understood: [zhoug],
  });
  expect(groups).toEqual([
    [
      "Not claimed",
      ["vegetarian | 50 g cheddar | Cheese may be made with rennet.", "vegan, nut-free | not every line was understood."],
    ],
    ["Not understood", ['1 jar of zhoug | "zhoug" is not in the lexicon.']],
  ]);
});
