import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { RecipeDetail } from "@/shared/api/types";

export function recipeQuery(id: number) {
  return queryOptions({
    queryKey: ["recipes", id],
    initialData: () => takeServedRecipe(id),
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/recipes/{recipe_id}", { params: { path: { recipe_id: id } }, signal })),
  });
}

/** The recipe that the page was served with, once: what is shown later is fetched. */
function takeServedRecipe(id: number): RecipeDetail | undefined {
  const script = document.getElementById("served-recipe");
  if (script === null) return undefined;
  script.remove();
  const recipe = JSON.parse(script.textContent) as RecipeDetail;
  return recipe.ID === id ? recipe : undefined;
}

/** Counts a view of the recipe. A failure is never shown. Source: docs/product/recipes.md#views */
export function markViewed(id: number): void {
  api.GET("/api/v1.0/recipes/mark-viewed/{recipe_id}", { params: { path: { recipe_id: id } } }).catch(() => undefined);
}
