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

/** Whether the signed-in member may edit the recipe. Asked for members only. */
export function editableQuery(id: number) {
  return queryOptions({
    queryKey: ["recipes", id, "is-editable"],
    queryFn: async ({ signal }) => {
      const call = api.GET("/api/v1.0/recipes/is-editable/{recipe_id}", { params: { path: { recipe_id: id } }, signal });
      return (await body(call)).Is_Editable;
    },
  });
}
