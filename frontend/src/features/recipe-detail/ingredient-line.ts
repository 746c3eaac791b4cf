import type { Ingredient } from "@/shared/api/types";

import { formatQuantity } from "./quantities";
import { pluralUnit } from "./units";

/** An ingredient as it is read: "1½ cups" before "basmati rice", "rinsed" after it. */
export interface IngredientLine {
  amount: string;
  name: string;
  notes: string;
  isOptional: boolean;
  /** Why the ingredient deserves a look before it is bought; null for what is plainly halal. */
  caution: string | null;
}

const NO_UNIT = "to taste";

export function ingredientLine(ingredient: Ingredient): IngredientLine {
  const unit = ingredient.Unit.trim();
  const quantity = formatQuantity(ingredient.Quantity, ingredient.Quantity_Max, unit);
  const shownUnit = unit.toLowerCase() === NO_UNIT ? "" : unit;
  return {
    amount: [quantity, isSeveral(ingredient) ? pluralUnit(shownUnit) : shownUnit].filter(Boolean).join(" "),
    name: ingredient.Name,
    notes: ingredient.Notes.trim(),
    isOptional: ingredient.Is_Optional,
    caution: ingredient.Halal_Status === "doubtful" ? ingredient.Halal_Note.trim() : null,
  };
}

function isSeveral({ Quantity, Quantity_Max }: Ingredient): boolean {
  return Math.max(Quantity ?? 0, Quantity_Max ?? 0) > 1;
}
