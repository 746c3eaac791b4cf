import { infiniteQueryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { RecipeCard, RecipeSearchResponse } from "@/shared/api/types";
import type { RecipeSearch } from "@/shared/config/recipe-search";

export const PAGE_SIZE = 18;

/** All pages of a search that have been loaded, kept together so that Back shows them again at once.
 *
 * Each page's parameter is its offset; the next is 18 further. Lists go comma-joined, empty ones not at all.
 */
export function recipeSearchQuery(search: RecipeSearch) {
  const asked = {
    Search_Text: search.text === "" ? undefined : search.text,
    Cuisines: joined(search.cuisines),
    Categories: joined(search.categories),
    Difficulty_Levels: joined(search.difficulties),
  };
  return infiniteQueryOptions({
    queryKey: ["recipes", "search", asked],
    queryFn: ({ pageParam, signal }) => {
      const query = { Limit: PAGE_SIZE, Offset: pageParam, ...asked };
      return body(api.GET("/api/v1.0/recipes/search", { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (page: RecipeSearchResponse, _pages, offset) => (page.HasMore ? offset + PAGE_SIZE : undefined),
  });
}

/** The recipes of all pages once each: an index that changes between two pages may show one on both. */
export function distinctRecipes(pages: readonly RecipeSearchResponse[]): RecipeCard[] {
  const byId = new Map(pages.flatMap((page) => page.Recipes).map((recipe) => [recipe.ID, recipe]));
  return [...byId.values()];
}

function joined(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(",");
}
