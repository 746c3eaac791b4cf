import { api, body } from "@/shared/api/client";
import type { components, paths } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type RecipeRow = Schemas["RecipeRowOut"];
export type Dependents = Schemas["DependentsOut"];
type Query = NonNullable<paths["/api/v1.0/staff/recipes"]["get"]["parameters"]["query"]>;

/** A page of recipes. What the address says is checked by the server. */
export function listRecipes(asked: Record<string, string | undefined>, page: number, signal: AbortSignal) {
  const { search, cuisine, category, published, source, order } = asked;
  const query = { Search: search, Cuisine: cuisine, Category: category, Published: published, Source: source, Order: order, Page: page };
  return body(api.GET("/api/v1.0/staff/recipes", { params: { query: query as Query }, signal }));
}

export function publishRecipe({ id, publish }: { id: number; publish: boolean }) {
  const path = { recipe_id: id };
  return body(api.POST("/api/v1.0/staff/recipes/{recipe_id}/publish", { params: { path }, body: { Publish: publish, Reason: "" } }));
}

export function readDependents(id: number, signal: AbortSignal) {
  return body(api.GET("/api/v1.0/staff/recipes/{recipe_id}/dependents", { params: { path: { recipe_id: id } }, signal }));
}

export function deleteRecipe({ id, reason }: { id: number; reason: string }) {
  return body(api.DELETE("/api/v1.0/staff/recipes/{recipe_id}", { params: { path: { recipe_id: id }, query: { Reason: reason } } }));
}
