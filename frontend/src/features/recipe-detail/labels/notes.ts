import type { RecipeDetail } from "@/shared/api/types";

/** Notes at lines that may surprise a cook, by the ingredient's ID. The caution of a doubtful line stands for its note. */
export function notesByIngredient({ Ingredients, labels }: RecipeDetail): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  for (const { index, says } of labels?.notes ?? []) {
    const ingredient = Ingredients[index];
    if (ingredient !== undefined && ingredient.Halal_Status !== "doubtful") notes.set(ingredient.ID, says);
  }
  return notes;
}
