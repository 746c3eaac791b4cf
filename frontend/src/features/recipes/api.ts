import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";

/** The 12 recipes of Home, most popular first. */
export const popularRecipesQuery = queryOptions({
  queryKey: ["recipes", "top-12"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/recipes/top-12", { signal })),
});
