import type { LabelReason, RecipeLabels } from "@/shared/api/types";

import { labelTexts } from "./texts";

/** Diets and allergens in a few words. The server writes the same: api/site/labels.py. */
export interface LabelSummary {
  /** The diets that the recipe suits: "Gluten-free". */
  diets: string[];
  /** "Contains", "gluten (flour), milk (butter)"; only rows that say something. */
  rows: { title: string; text: string }[];
  /** Why nothing is ruled out; null where allergens are. */
  unclaimed: string | null;
}

const ROWS = ["contains", "may contain", "none found"] as const;
const SHOWN_FOODS = 3;
const SHOWN_LINES = 2;

export function labelSummary({ diets, allergens, not_understood: notUnderstood }: RecipeLabels): LabelSummary {
  return {
    diets: diets.filter(({ verdict }) => verdict === "suitable").map(({ diet }) => capitalized(diet)),
    rows: ROWS.map((row) => ({
      title: capitalized(row),
      text: allergens
        .filter(({ verdict }) => verdict === row)
        .map(({ allergen, reasons }) => withFoods(allergen, foodsOf(reasons)))
        .join(", "),
    })).filter(({ text }) => text !== ""),
    unclaimed: allergens.some(({ verdict }) => verdict === "not claimed") ? unclaimedText(notUnderstood) : null,
  };
}

/** The foods that reasons name, each once. */
export function foodsOf(reasons: readonly LabelReason[]): string[] {
  return [...new Set(reasons.map(({ food }) => food.toLowerCase()))];
}

/** The lines that reasons name, each once. */
export function linesOf(reasons: readonly LabelReason[]): string[] {
  return [...new Set(reasons.map(({ line }) => line))];
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withFoods(allergen: string, foods: string[]): string {
  if (foods.length === 0) return allergen;
  return `${allergen} (${foods.slice(0, SHOWN_FOODS).join(", ")}${foods.length > SHOWN_FOODS ? ", …" : ""})`;
}

function unclaimedText(notUnderstood: readonly LabelReason[]): string {
  const lines = linesOf(notUnderstood);
  if (lines.length === 0) return labelTexts.nothingRead;
  const quoted = lines.slice(0, SHOWN_LINES).map((line) => `“${line}”`).join(", ");
  return labelTexts.notEveryLine(quoted, Math.max(lines.length - SHOWN_LINES, 0));
}
