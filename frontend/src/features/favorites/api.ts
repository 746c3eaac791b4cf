import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";

/** Whether the member has saved the recipe, as the server last said. */
export function favoriteQuery(memberId: number, recipeId: number) {
  return queryOptions({
    queryKey: ["favorite", memberId, recipeId],
    queryFn: async ({ signal }) => {
      const call = api.GET("/api/v1.0/recipes/is-favorite/{recipe_id}", { params: { path: { recipe_id: recipeId } }, signal });
      return (await body(call)).Is_Favorite;
    },
  });
}

/** Saves the recipe or takes it off the list; returns the state after it. Raises ApiError when it is refused. */
export async function changeFavorite(recipeId: number, wanted: boolean): Promise<boolean> {
  const path = wanted ? "/api/v1.0/recipes/add-favorite" : "/api/v1.0/recipes/remove-favorite";
  return (await body(api.POST(path, { body: { Recipe_ID: recipeId } }))).Is_Favorite;
}
