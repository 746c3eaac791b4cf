import type { RecipeDetail } from "@/shared/api/types";

/** Notes at lines that may surprise a cook, by the ingredient's ID. The caution of a doubtful line stands for its note. */
export function notesByIngredient({ Ingredients, Labels }: RecipeDetail): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  for (const { Index, Says } of Labels?.Notes ?? []) {
    const ingredient = Ingredients[Index];
    if (ingredient !== undefined && ingredient.Halal_Status !== "doubtful") notes.set(ingredient.ID, Says);
  }
  return notes;
}
