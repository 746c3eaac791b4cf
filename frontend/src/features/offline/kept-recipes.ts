import { queryOptions } from "@tanstack/react-query";

import type { RecipeDetail } from "@/shared/api/types";
import { KEPT_RECIPES } from "@/shared/config/storage";

/** The recipes that the service worker keeps, the last one first; none where the browser has no caches. */
export const keptRecipesQuery = queryOptions({
  queryKey: ["kept-recipes"],
  staleTime: 0,
  queryFn: async () => {
    const storage = globalThis.caches as CacheStorage | undefined;
    // `has` first: `open` would make an empty one.
    if (storage === undefined || !(await storage.has(KEPT_RECIPES))) return [];
    const cache = await storage.open(KEPT_RECIPES);
    const answers = await cache.matchAll();
    const recipes = await Promise.all(answers.map((answer) => answer.json() as Promise<RecipeDetail>));
    return recipes.reverse();
  },
});
