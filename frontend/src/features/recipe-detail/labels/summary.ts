import type { LabelReason, RecipeLabels } from "@/shared/api/types";

import { labelTexts } from "./texts";

/** Diets and allergens in a few words. The server writes the same: api/site/labels.py. */
export interface LabelSummary {
  /** The diets that the recipe suits: "Gluten-free". */
  diets: string[];
  /** "Contains" and "gluten (flour), milk (butter)"; only rows that say something. */
  rows: { title: string; text: string }[];
  /** Why nothing is ruled out; null where something is. */
  unclaimed: string | null;
}

const ROWS = ["contains", "may contain", "none found"] as const;
const SHOWN_FOODS = 3;
const SHOWN_LINES = 2;
/** Of a line; some imports have a paragraph in one. */
const SHOWN_CHARACTERS = 60;

export function labelSummary({ Diets, Allergens, Not_Understood }: RecipeLabels): LabelSummary {
  return {
    diets: Diets.filter(({ Verdict }) => Verdict === "suitable").map(({ Diet }) => capitalized(Diet)),
    rows: ROWS.map((verdict) => ({
      title: capitalized(verdict),
      text: Allergens.filter(({ Verdict }) => Verdict === verdict)
        .map(({ Allergen, Reasons }) => withFoods(Allergen, foodsOf(Reasons)))
        .join(", "),
    })).filter(({ text }) => text !== ""),
    unclaimed: Allergens.some(({ Verdict }) => Verdict === "not claimed") ? unclaimedText(linesOf(Not_Understood)) : null,
  };
}

/** The foods that reasons name, each once. */
export function foodsOf(reasons: readonly LabelReason[]): string[] {
  return [...new Set(reasons.map(({ Food }) => Food.toLowerCase()))];
}

/** The lines that reasons name, each once. */
export function linesOf(reasons: readonly LabelReason[]): string[] {
  return [...new Set(reasons.map(({ Line }) => Line))];
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cut(line: string): string {
  const characters = Array.from(line);
  return characters.length <= SHOWN_CHARACTERS ? line : `${characters.slice(0, SHOWN_CHARACTERS).join("").trimEnd()}…`;
}

function withFoods(allergen: string, foods: string[]): string {
  if (foods.length === 0) return allergen;
  return `${allergen} (${foods.slice(0, SHOWN_FOODS).join(", ")}${foods.length > SHOWN_FOODS ? ", …" : ""})`;
}

function unclaimedText(lines: string[]): string {
  if (lines.length === 0) return labelTexts.nothingRead;
  const quoted = lines.slice(0, SHOWN_LINES).map((line) => `“${cut(line)}”`);
  return labelTexts.notEveryLine(quoted.join(", "), lines.length - quoted.length);
}
