import rules from "@config/fields.json";
import type { Control } from "react-hook-form";

import { countCharacters, maxCharacters } from "@/shared/forms/characters";
import { rule, z } from "@/shared/forms/zod";
import { pictureProblem } from "@/shared/images/picture-rules";

const { recipe } = rules;

/** The levels that the form offers. */
export const DIFFICULTIES: readonly string[] = recipe.difficulty.values;

const optionalText = (limits: { maxCharacters: number; tooLong: string }) =>
  z.string().trim().check(maxCharacters(limits.maxCharacters, limits.tooLong));

const requiredText = (limits: { maxCharacters: number; tooLong: string; required: string }) =>
  z.string().trim().min(1, limits.required).check(maxCharacters(limits.maxCharacters, limits.tooLong));

type Number = number | null;

const number = (problemOf: (value: Number) => string | null) => z.number().nullable().check(rule<Number>(problemOf));

const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

const requiredWhole = (min: number, max: number, required: string, invalid: string) =>
  number((value) => (value === null ? required : isWhole(value, min, max) ? null : invalid));

const minutes = ({ required }: { required: string }) =>
  requiredWhole(0, recipe.minutes.max, required, recipe.minutes.invalid);

const upTo = ({ max, invalid }: { max: number; invalid: string }) =>
  number((value) => (value === null || (value >= 0 && value <= max) ? null : invalid));

const { quantity: quantityRules } = recipe;

/** True for a number with at most two decimals; 0.07 * 100 is not quite 7. */
function fitsStep(value: number): boolean {
  const steps = value / quantityRules.step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

const quantity = number((value) =>
  value === null || (value >= 0 && value <= quantityRules.max && fitsStep(value)) ? null : quantityRules.invalid,
);

const picture = z
  .custom<File | null>()
  .check(rule<File | null>((file) => (file === null ? null : pictureProblem(file))));

const ingredient = z
  .object({
    ID: z.number().nullable(),
    Quantity: quantity,
    Quantity_Max: quantity,
    Unit: optionalText(recipe.unit),
    Name: requiredText(recipe.ingredient),
    Notes: optionalText(recipe.notes),
    Is_Optional: z.boolean(),
    Section: optionalText(recipe.section),
  })
  .check(
    rule(
      ({ Quantity, Quantity_Max }) =>
        Quantity_Max !== null && Quantity_Max <= (Quantity ?? 0) ? quantityRules.notRising : null,
      "Quantity_Max",
    ),
  );

const step = z.object({
  ID: z.number().nullable(),
  Instruction_Text: requiredText(recipe.instruction),
  Temperature: optionalText(recipe.temperature),
  Time_Needed: number((value) =>
    value === null || isWhole(value, 0, recipe.minutes.max) ? null : recipe.minutes.invalid,
  ),
  Section: optionalText(recipe.section),
});

const tags = z.array(z.string()).check(
  rule<string[]>((names) => {
    if (names.length > recipe.tags.max) return recipe.tags.tooMany;
    return names.some((name) => countCharacters(name) > recipe.tag.maxCharacters) ? recipe.tag.tooLong : null;
  }),
);

/** All fields in the order of the screen, under their names on the wire. */
const fields = z.object({
  Version: z.string(),
  Short_Title: requiredText(recipe.shortTitle),
  Long_Title: requiredText(recipe.longTitle),
  Description: requiredText(recipe.description),
  Cultural_Notes: optionalText(recipe.culturalNotes),
  Cuisine_ID: number((value) => (value === null ? recipe.cuisine.required : null)),
  Category_ID: number((value) => (value === null ? recipe.category.required : null)),
  Difficulty_Level: z.string().min(1, recipe.difficulty.required),
  Prep_Time_Minutes: minutes(recipe.prepTime),
  Cook_Time_Minutes: minutes(recipe.cookTime),
  Serving_Size: requiredWhole(1, recipe.servings.max, recipe.servings.required, recipe.servings.invalid),
  Calories_Per_Serving: upTo(recipe.calories),
  Protein_Grams: upTo(recipe.grams),
  Carbs_Grams: upTo(recipe.grams),
  Fat_Grams: upTo(recipe.grams),
  Fiber_Grams: upTo(recipe.grams),
  Ingredients: z.array(ingredient).max(recipe.ingredients.max, recipe.ingredients.tooMany),
  Instructions: z.array(step).max(recipe.instructions.max, recipe.instructions.tooMany),
  Tags: tags,
  preview_image: picture,
  banner_image: picture,
});

export type EditValues = z.output<typeof fields>;
export type IngredientValues = EditValues["Ingredients"][number];
export type StepValues = EditValues["Instructions"][number];
export type EditorControl = Control<EditValues, unknown, EditValues>;

/** What the halal guard says against an ingredient, or null. */
export type Objection = (line: IngredientValues) => string | null;

/** The rules of the editor. An ingredient that `objectionTo` objects to can't be saved. */
export function editSchema(objectionTo: Objection) {
  const guarded = ingredient.check(rule(objectionTo, "Name"));
  return fields.extend({
    Ingredients: z.array(guarded).max(recipe.ingredients.max, recipe.ingredients.tooMany),
  });
}

/** The fields of each tab, in the order of the screen. */
export const FIELDS_OF_TABS = {
  basic: [
    "Short_Title",
    "Long_Title",
    "Description",
    "Cultural_Notes",
    "Cuisine_ID",
    "Category_ID",
    "Difficulty_Level",
  ],
  timing: [
    "Prep_Time_Minutes",
    "Cook_Time_Minutes",
    "Serving_Size",
    "Calories_Per_Serving",
    "Protein_Grams",
    "Carbs_Grams",
    "Fat_Grams",
    "Fiber_Grams",
  ],
  ingredients: ["Ingredients"],
  instructions: ["Instructions"],
  images: ["preview_image", "banner_image"],
  tags: ["Tags"],
} as const;

export type EditorTab = keyof typeof FIELDS_OF_TABS;
export const EDITOR_TABS = Object.keys(FIELDS_OF_TABS) as EditorTab[];
