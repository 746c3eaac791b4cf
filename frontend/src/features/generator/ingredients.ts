import rules from "@config/fields.json";

import { countCharacters } from "@/shared/forms/characters";

import type { ChosenIngredient } from "./values";

const { ingredient, ingredients: list } = rules.generate;

/** The buttons that add at once. Source: docs/product/generator.md#generator-screen */
export const QUICK_ADDS = [
  "Chicken", "Beef", "Lamb", "Rice", "Onion", "Garlic", "Tomato", "Ginger", "Cumin", "Coriander", "Turmeric", "Yogurt",
  "Lemon", "Olive Oil", "Basmati Rice", "Potatoes", "Carrots", "Bell Peppers",
] as const;

export interface Addition {
  ingredients: readonly ChosenIngredient[];
  added: readonly string[];
  /** Given names that the list has already. */
  repeated: readonly string[];
  /** Given names that were not taken, for `problem`. */
  refused: readonly string[];
  problem: string | null;
}

/** Adds names that the list does not have in any case.
 *
 * A name of the lookup is spelled as there. Any other is custom, and so is every one that `isQuick`.
 */
export function withNames(
  before: readonly ChosenIngredient[],
  names: readonly string[],
  lookup: readonly string[],
  { isQuick = false } = {},
): Addition {
  const start: Addition = { ingredients: before, added: [], repeated: [], refused: [], problem: null };
  return names.reduce((soFar, name) => {
    const known = isQuick ? undefined : lookup.find((entry) => fold(entry) === fold(name));
    return withOne(soFar, { name: known ?? name, isCustom: known === undefined });
  }, start);
}

function withOne(addition: Addition, one: ChosenIngredient): Addition {
  const { ingredients, added, repeated, refused } = addition;
  const refuse = (problem: string) => ({ ...addition, refused: [...refused, one.name], problem });
  if (isChosen(ingredients, one.name)) return { ...addition, repeated: [...repeated, one.name] };
  if (countCharacters(one.name) > ingredient.maxCharacters) return refuse(ingredient.tooLong);
  if (ingredients.length >= list.max) return refuse(list.tooMany);
  return { ...addition, ingredients: [...ingredients, one], added: [...added, one.name] };
}

export function isChosen(ingredients: readonly ChosenIngredient[], name: string): boolean {
  return ingredients.some((chosen) => fold(chosen.name) === fold(name));
}

export function without(ingredients: readonly ChosenIngredient[], name: string): readonly ChosenIngredient[] {
  return ingredients.filter((chosen) => chosen.name !== name);
}

/** The list with another name in the place of one; without that one when the other is there already. */
export function replaced(
  ingredients: readonly ChosenIngredient[],
  name: string,
  other: string,
  lookup: readonly string[],
): readonly ChosenIngredient[] {
  const rest = without(ingredients, name);
  const [one] = withNames([], [other], lookup).ingredients;
  if (one === undefined || isChosen(rest, one.name)) return rest;
  return ingredients.map((chosen) => (chosen.name === name ? one : chosen));
}

/** The first of the foods that a substitute names, such as "beef" of "beef, lamb or chicken of the same cut". */
export function firstFoodOf(substitute: string): string {
  return substitute.split(/,| or /)[0]?.trim() ?? substitute;
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
