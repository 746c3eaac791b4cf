import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { RecipeLabels } from "@/shared/api/types";
import { aReason, someLabels } from "@/shared/testing/fixtures";

import { labelSummary } from "./summary";

type Diet = RecipeLabels["Diets"][number];
type Allergen = RecipeLabels["Allergens"][number];

interface Case {
  name: string;
  diets: [Diet["Diet"], Diet["Verdict"]][];
  allergens: [Allergen["Allergen"], Allergen["Verdict"], string[]][];
  not_understood: string[];
  shown_diets: string[];
  shown_rows: [string, string][];
  unclaimed: string | null;
}

// The server runs the same cases: tests/rules/test_label_summaries.py.
const cases = JSON.parse(readFileSync("../tests/rules/label-summaries.json", "utf8")) as Case[];

it.each(cases)("the summary has $name", (one) => {
  const labels = someLabels({
    Diets: one.diets.map(([Diet, Verdict]) => ({ Diet, Verdict, Reasons: [] })),
    Allergens: one.allergens.map(([Allergen, Verdict, foods]) => ({
      Allergen,
      Verdict,
      Reasons: foods.map((food) => aReason(`some ${food}`, food)),
    })),
    Not_Understood: one.not_understood.map((line) => aReason(line, "?")),
  });

  const { diets, rows, unclaimed } = labelSummary(labels);

  expect(diets).toEqual(one.shown_diets);
  expect(rows.map(({ title, text }) => [title, text])).toEqual(one.shown_rows);
  expect(unclaimed).toBe(one.unclaimed);
});
