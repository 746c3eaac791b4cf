import type { components } from "./schema";

type Schemas = components["schemas"];

/** The wire's shapes by the names that the product uses. Field names are the wire's own (Pascal_Snake). */
export type RecipeCard = Schemas["RecipeCard"] & {
  /** Only on cards of the generated kind. */
  Is_Published?: boolean;
};
export type RecipeDetail = Schemas["RecipeDetailOut"];
export type RecipeLabels = Schemas["LabelsOut"];
export type LabelReason = Schemas["LabelReasonOut"];
export type AtHand = Schemas["AtHandOut"];
export type ListedRecipe = Schemas["ListedRecipe"];
export type RecipeSearchResponse = Schemas["RecipeSearchOut"];
export type Understood = Schemas["UnderstoodOut"];
export type Ingredient = Schemas["IngredientLineOut"];
export type InstructionStep = Schemas["StepOut"];
export type Category = Schemas["CategoryOut"];
export type Cuisine = Schemas["CuisineOut"];
export type Generation = Schemas["GenerationOut"];
export type LookupIngredient = Schemas["IngredientOut"];
export type BlogSummary = Schemas["BlogCard"];
export type Blog = Schemas["BlogOut"];
export type BlogComment = Schemas["CommentOut"];
export type ContactMessage = Schemas["ContactMessageIn"];
export type Profile = Schemas["ProfileOut"];
export type GeneratedRecipe = Schemas["GeneratedRecipeOut"];
export type Review = Schemas["ReviewOut"];
export type ReviewSubmission = Schemas["ReviewIn"];
export type OwnReview = Schemas["OwnReviewOut"];
export type OwnBlog = Schemas["OwnBlogOut"];
export type RecipeEdit = Schemas["RecipeEditOut"];
export type IngredientEdit = Schemas["RecipeIngredientOut"];
export type CheckedLine = Schemas["CheckedLineOut"];
export type BlogEdit = Schemas["BlogEditOut"];
