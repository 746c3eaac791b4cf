import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { ApiError } from "@/shared/api/errors";
import type { Understood } from "@/shared/api/types";
import type { RecipeSearch } from "@/shared/config/recipe-search";
import { toast } from "@/shared/ui/toast";

import { distinctRecipes, PAGE_SIZE, recipeSearchQuery, type FoundRecipe } from "./recipe-search-query";
import { listTexts } from "./texts";

export interface RecipeResults {
  status: "loading" | "failed" | "loaded";
  /** The server's sentence about a search that it refuses, such as one with too long a text: asking again can't help. */
  refusal: string | undefined;
  recipes: readonly FoundRecipe[];
  /** How many recipes the search finds in all. */
  total: number;
  /** True when words that nothing knows were left out of the text. */
  isRelaxed: boolean;
  /** True while the database answers in the search engine's place. */
  isDegraded: boolean;
  /** How the text was read. */
  understood: readonly Understood[];
  /** Foods at hand that no recipe asks for. */
  neededByNone: readonly string[];
  /** Why something else is shown than the haram dish that the text names. */
  counterpart: string | undefined;
  canLoadMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Asks again after a failure; does nothing otherwise. */
  retry: () => void;
}

/** The results of a search, page after page. Each failure shows a toast. Source: docs/product/search.md#recipe-list */
export function useRecipeResults(search: RecipeSearch): RecipeResults {
  const query = useInfiniteQuery(recipeSearchQuery(search));
  const { data, error, errorUpdatedAt } = query;

  useEffect(() => {
    if (error !== null) toast({ variant: "destructive", title: listTexts.error, description: listTexts.failed });
  }, [error, errorUpdatedAt]);

  const recipes = data === undefined ? [] : distinctRecipes(data.pages);
  const latest = data?.pages.at(-1);
  return {
    status: statusOf(query),
    refusal: error instanceof ApiError && error.status === 422 ? error.serverText : undefined,
    recipes,
    total: latest?.Total_Recipes ?? 0,
    isRelaxed: latest?.Relaxed ?? false,
    isDegraded: latest?.Degraded ?? false,
    understood: latest?.Understood ?? [],
    neededByNone: latest?.At_Hand?.Needed_By_None ?? [],
    counterpart: latest?.Counterpart?.Sentence,
    canLoadMore: query.hasNextPage && recipes.length >= PAGE_SIZE,
    isLoadingMore: query.isFetchingNextPage,
    // A second click before the button says that it loads must not throw the first request away.
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => {
      if (query.isError && !query.isFetching) void query.refetch();
    },
  };
}

/** A failure shows in place of results only when there are none; asking again after it counts as loading. */
function statusOf({ data, isFetching, isError }: { data: unknown; isFetching: boolean; isError: boolean }) {
  if (data !== undefined) return "loaded";
  return isError && !isFetching ? "failed" : "loading";
}
