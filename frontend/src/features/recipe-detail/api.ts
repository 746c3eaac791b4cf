import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { takeServedAnswer } from "@/shared/api/served-answer";
import type { RecipeDetail } from "@/shared/api/types";

export function recipeQuery(id: number) {
  return queryOptions({
    queryKey: ["recipes", id],
    initialData: () => takeServedAnswer(`/api/v1.0/recipes/${id}`) as RecipeDetail | undefined,
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/recipes/{recipe_id}", { params: { path: { recipe_id: id } }, signal })),
  });
}

/** Counts a view of the recipe. A failure is never shown. Source: docs/product/recipes.md#views */
export function markViewed(id: number): void {
  api.GET("/api/v1.0/recipes/mark-viewed/{recipe_id}", { params: { path: { recipe_id: id } } }).catch(() => undefined);
}
