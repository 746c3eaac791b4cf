import type { components } from "./schema";

export type { BlogSummary, ContactMessage } from "./planned";

type Schemas = components["schemas"];

/** The wire's shapes by the names that the product uses. Field names are the wire's own (Pascal_Snake). */
export type RecipeCard = Schemas["RecipeCard"];
export type RecipeDetail = Schemas["RecipeDetail"];
export type RecipeSearchResponse = Schemas["RecipeSearchResponse"];
export type Ingredient = Schemas["Ingredient"];
export type InstructionStep = Schemas["InstructionStep"];
export type Category = Schemas["Category"];
export type Cuisine = Schemas["Cuisine"];
