import type { components } from "./schema";

type Schemas = components["schemas"];

/** The wire's shapes by the names that the product uses. Field names are the wire's own (Pascal_Snake). */
export type RecipeCard = Schemas["RecipeCard"] & {
  /** Only on cards of the generated kind. */
  Is_Published?: boolean;
};
export type RecipeDetail = Schemas["RecipeDetailOut"] & {
  /** Null until the recipe has been labelled. */
  labels?: RecipeLabels | null;
};
/** Why a label is as it is. `index` counts from 0 among the texts of its place. */
export interface LabelReason {
  place: "ingredient" | "title" | "text";
  index: number;
  line: string;
  food: string;
  says: string;
}
export interface RecipeLabels {
  halal: { status: "halal" | "doubtful" | "haram"; says: string };
  ingredient_count: number;
  looked_at: ("ingredients" | "title" | "texts")[];
  diets: { diet: string; verdict: "suitable" | "not suitable" | "not claimed"; reasons: LabelReason[] }[];
  allergens: { allergen: string; verdict: "contains" | "may contain" | "none found" | "not claimed"; reasons: LabelReason[] }[];
  notes: { index: number; line: string; food: string; says: string }[];
  not_understood: LabelReason[];
}
export type RecipeSearchResponse = Schemas["RecipeSearchOut"];
export type Ingredient = Schemas["IngredientLineOut"];
export type InstructionStep = Schemas["StepOut"];
export type Category = Schemas["CategoryOut"];
export type Cuisine = Schemas["CuisineOut"];
export type BlogSummary = Schemas["BlogSummaryOut"];
export type ContactMessage = Schemas["ContactMessageIn"];
export type Profile = Schemas["ProfileOut"];
export type GeneratedRecipe = Schemas["GeneratedRecipeOut"];
export type OwnReview = Schemas["OwnReviewOut"];
export type OwnBlog = Schemas["OwnBlogOut"];
