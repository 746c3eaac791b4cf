import rules from "@config/fields.json";

import { countCharacters } from "@/shared/forms/characters";

import type { GeneratorValues } from "./values";

const { ingredients, cuisine, category, selection, credits, instructions } = rules.generate;

/** Where on the screen a problem is put right. */
export type Place = "ingredients" | "cuisine" | "category" | "instructions" | "credits";

export interface Problem {
  title: string;
  text: string;
  place: Place;
}

export const NO_CREDITS: Problem = { title: credits.title, text: credits.tooFew, place: "credits" };

interface Choices {
  cuisineIds: readonly number[];
  categoryIds: readonly number[];
}

/** The first thing that keeps the values from being sent, credits aside; null when there is none.
 *
 * Source: docs/product/generator.md#generator-screen
 */
export function firstProblem(values: GeneratorValues, { cuisineIds, categoryIds }: Choices): Problem | null {
  const { cuisineId, categoryId } = values;
  if (values.ingredients.length < ingredients.min) {
    return { title: ingredients.title, text: ingredients.tooFew, place: "ingredients" };
  }
  if (cuisineId === null) return { title: cuisine.title, text: cuisine.required, place: "cuisine" };
  if (categoryId === null) return { title: category.title, text: category.required, place: "category" };
  const isCuisineKnown = cuisineIds.includes(cuisineId);
  if (!isCuisineKnown || !categoryIds.includes(categoryId)) {
    return { title: selection.title, text: selection.invalid, place: isCuisineKnown ? "category" : "cuisine" };
  }
  return null;
}

/** What is wrong with the instructions; null when nothing is. */
export function instructionsProblem(text: string): string | null {
  return countCharacters(text.trim()) > instructions.maxCharacters ? instructions.tooLong : null;
}
