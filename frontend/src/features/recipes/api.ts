import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { takeServedAnswer } from "@/shared/api/served-answer";
import type { RecipeCard } from "@/shared/api/types";

/** The 12 recipes of Home, most popular first. */
export const popularRecipesQuery = queryOptions({
  queryKey: ["recipes", "top-12"],
  initialData: () => takeServedAnswer("/api/v1.0/recipes/top-12") as RecipeCard[] | undefined,
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/recipes/top-12", { signal })),
});
