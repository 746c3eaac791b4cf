import { createContext, type ComponentType, type ReactNode } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";
import type { RecipeFilter } from "@/shared/config/recipe-search-filters";

import type { BlogHit, RecipeHit } from "./suggestions/suggestion";

/** What the values of one filter would find. */
export interface Counts {
  /** Recipes per facet value. A value without recipes is absent. */
  recipes: Readonly<Record<string, number>>;
  /** False while the answer to the present search is on its way: then they are those of an earlier one. */
  isCurrent: boolean;
}

/** The components that need InstantSearch around them. Each hands what it has found to the function inside it. */
export interface LiveParts {
  /** The best recipes for a text that is not blank; none before the first answer and after a failure. */
  RecipeHits: ComponentType<{ text: string; children: (hits: readonly RecipeHit[]) => ReactNode }>;
  /** The best blogs for a text, likewise. */
  BlogHits: ComponentType<{ text: string; children: (hits: readonly BlogHit[]) => ReactNode }>;
  /** What each value of a filter would find. Null before the first answer and after a failure.
   *
   * The filter's own ticks don't lower its counts where its values are alternatives; the other filters' ticks do.
   */
  FacetCounts: ComponentType<{
    filter: RecipeFilter;
    search: RecipeSearch;
    children: (counts: Counts | null) => ReactNode;
  }>;
  /** How many recipes the whole search would find. Null before the first answer and after a failure. */
  TotalCount: ComponentType<{ search: RecipeSearch; children: (total: number | null) => ReactNode }>;
}

/** InstantSearch's parts, or null while its code has not been fetched: then there are no hits and no counts. */
export const LivePartsContext = createContext<LiveParts | null>(null);
