import type { RefObject } from "react";

import { IngredientBox } from "@/shared/ingredients/ingredient-box";

import { ingredientTexts } from "./texts";
import type { IngredientEntry } from "./use-ingredient-entry";
import type { ChosenIngredient } from "./values";

interface IngredientFieldProps {
  entry: IngredientEntry;
  input: RefObject<HTMLInputElement | null>;
  lookup: readonly string[];
  ingredients: readonly ChosenIngredient[];
}

/** Where ingredients are typed, picked and pasted. */
export function IngredientField({ entry, input, lookup, ingredients }: IngredientFieldProps) {
  return (
    <IngredientBox
      label={ingredientTexts.label}
      hint={ingredientTexts.hint}
      addLabel={ingredientTexts.add}
      error={entry.problem ?? undefined}
      input={input}
      lookup={lookup}
      chosen={ingredients.map(({ name }) => name)}
      typed={entry.typed}
      onType={entry.type}
      onAddTyped={entry.addTyped}
      onAdd={entry.add}
    />
  );
}
