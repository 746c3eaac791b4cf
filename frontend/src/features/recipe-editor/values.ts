import type { RecipeEdit } from "@/shared/api/types";

import { DIFFICULTIES, type EditValues, type IngredientValues, type StepValues } from "./schema";

/** What the form holds of a recipe when it is opened. */
export function valuesOf(recipe: RecipeEdit): EditValues {
  return {
    Version: recipe.Version,
    Short_Title: recipe.Short_Title,
    Long_Title: recipe.Long_Title,
    Description: recipe.Description,
    Cultural_Notes: recipe.Cultural_Notes ?? "",
    Cuisine_ID: recipe.Cuisine_ID,
    Category_ID: recipe.Category_ID,
    // An imported recipe may have a level that the form does not offer.
    Difficulty_Level: DIFFICULTIES.find((level) => level === recipe.Difficulty_Level) ?? "",
    Prep_Time_Minutes: recipe.Prep_Time_Minutes,
    Cook_Time_Minutes: recipe.Cook_Time_Minutes,
    Serving_Size: recipe.Serving_Size,
    Calories_Per_Serving: recipe.Calories_Per_Serving,
    Protein_Grams: recipe.Protein_Grams,
    Carbs_Grams: recipe.Carbs_Grams,
    Fat_Grams: recipe.Fat_Grams,
    Fiber_Grams: recipe.Fiber_Grams,
    Ingredients: recipe.Ingredients.map((line) => ({
      ID: line.ID,
      Name: line.Name,
      Quantity: line.Quantity,
      Quantity_Max: line.Quantity_Max,
      Unit: line.Unit,
      Notes: line.Notes,
      Is_Optional: line.Is_Optional,
      Section: line.Section ?? "",
    })),
    Instructions: recipe.Instructions.map((step) => ({
      ID: step.ID,
      Instruction_Text: step.Instruction_Text,
      Temperature: step.Temperature,
      Time_Needed: step.Time_Needed,
      Section: step.Section ?? "",
    })),
    Tags: recipe.Tags.map(({ Name }) => Name),
    preview_image: null,
    banner_image: null,
  };
}

/** What the call takes as the recipe; the pictures go beside it. */
export function wireOf(values: EditValues) {
  return { ...values, Tags: values.Tags.map((Name) => ({ Name })), preview_image: undefined, banner_image: undefined };
}

/** What is kept of the form over a reload. A chosen file can't be. */
export function keptOf(values: EditValues): EditValues {
  return { ...values, preview_image: null, banner_image: null };
}

export function newIngredient(given: Partial<IngredientValues> = {}): IngredientValues {
  const empty = { Name: "", Quantity: null, Quantity_Max: null, Unit: "", Notes: "", Is_Optional: false, Section: "" };
  return { ID: null, ...empty, ...given };
}

export function newStep(given: Partial<StepValues> = {}): StepValues {
  return { ID: null, Instruction_Text: "", Temperature: "", Time_Needed: null, Section: "", ...given };
}
