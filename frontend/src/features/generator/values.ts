import rules from "@config/fields.json";

export interface ChosenIngredient {
  name: string;
  /** Not from the lookup: typed, or a quick-add. */
  isCustom: boolean;
}

/** What the form holds. */
export interface GeneratorValues {
  cuisineId: number | null;
  categoryId: number | null;
  ingredients: readonly ChosenIngredient[];
  instructions: string;
}

export const EMPTY_VALUES: GeneratorValues = { cuisineId: null, categoryId: null, ingredients: [], instructions: "" };

export function isEmpty({ cuisineId, categoryId, ingredients, instructions }: GeneratorValues): boolean {
  return cuisineId === null && categoryId === null && ingredients.length === 0 && instructions === "";
}

/** The values with whatever is lacking in an entry of another version of the site. */
export function completed(values: Partial<GeneratorValues> | null): GeneratorValues {
  return { ...EMPTY_VALUES, ...values };
}

/** What the call takes of values in which firstProblem finds none. */
export function requestOf({ cuisineId, categoryId, ingredients, instructions }: GeneratorValues) {
  return {
    Cuisine_ID: cuisineId ?? 0,
    Category_ID: categoryId ?? 0,
    Ingredients: ingredients.map(({ name }) => name),
    Instructions_Text: instructions.trim() || rules.generate.instructions.default,
  };
}

export type GenerateRequest = ReturnType<typeof requestOf>;
