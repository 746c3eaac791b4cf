import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { takeServedAnswer } from "@/shared/api/served-answer";
import type { AtHand, ListedRecipe, RecipeSearchResponse } from "@/shared/api/types";
import { valuesOf, type RecipeSearch } from "@/shared/config/recipe-search";
import { RECIPE_FILTERS } from "@/shared/config/recipe-search-filters";

export const PAGE_SIZE = 18;

/** All pages of a search that have been loaded, kept together so that Back shows them again at once.
 *
 * Each page's parameter is its offset; the next is 18 further. Lists go comma-joined, empty ones not at all.
 */
export function recipeSearchQuery(search: RecipeSearch) {
  const asked = askedOf(search);
  return infiniteQueryOptions({
    queryKey: ["recipes", "search", asked],
    initialData: () => (Object.keys(asked).length === 0 ? servedPages() : undefined),
    queryFn: ({ pageParam, signal }) => {
      const query = { Limit: PAGE_SIZE, Offset: pageParam, ...asked };
      return body(api.GET("/api/v1.0/recipes/search", { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (page: RecipeSearchResponse, _pages, offset) => (page.HasMore ? offset + PAGE_SIZE : undefined),
  });
}

export interface FoundRecipe {
  recipe: ListedRecipe;
  /** How much of it is at hand, where the search says what is. */
  atHand: AtHand | undefined;
}

/** The recipes of all pages once each: an index that changes between two pages may show one on both. */
export function distinctRecipes(pages: readonly RecipeSearchResponse[]): FoundRecipe[] {
  const found = pages.flatMap(({ Recipes, At_Hand: atHand }) =>
    Recipes.map((recipe, index): [number, FoundRecipe] => [recipe.ID, { recipe, atHand: atHand?.Recipes[index] }]),
  );
  return [...new Map(found).values()];
}

/** The first page of all recipes, when the page was served with it. */
function servedPages(): InfiniteData<RecipeSearchResponse, number> | undefined {
  const first = takeServedAnswer("/api/v1.0/recipes/search") as RecipeSearchResponse | undefined;
  return first && { pages: [first], pageParams: [0] };
}

/** The query parameters of a search: its text and its filters, each only when it is not empty. */
function askedOf(search: RecipeSearch): Readonly<Record<string, string>> {
  const lists = RECIPE_FILTERS.map(({ kind, parameter }): [string, string] => [parameter, valuesOf(search, kind).join(",")]);
  const parameters: [string, string][] = [["Search_Text", search.text], ["As_Words", search.asWords.join(",")], ["Have", search.have.join(",")], ...lists];
  return Object.fromEntries(parameters.filter(([, value]) => value !== ""));
}
