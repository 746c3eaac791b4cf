import { useConfigure, useInstantSearch } from "react-instantsearch";

import { valuesOf, type RecipeSearch } from "@/shared/config/recipe-search";
import { RECIPE_FILTERS } from "@/shared/config/recipe-search-filters";

import { askedText, useDebounced } from "./query";

interface Counting {
  /** False before the first answer and after a failure. */
  isKnown: boolean;
  /** True when the answer is that of the present search. */
  isCurrent: boolean;
  /** Recipes of the search in all. */
  total: number;
}

/** Asks the surrounding index how much it finds, without any hit, for the text and all ticks but those of `except`. */
export function useCounting(search: RecipeSearch, except?: string): Counting {
  const filters = engineFilter(search, except);
  const text = askedText(search);
  useConfigure({
    query: useDebounced(text),
    filters,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  });
  const { results, status } = useInstantSearch();
  // Before the first answer the results are a stand-in without a raw answer behind them.
  const isKnown = status !== "error" && results.__isArtificial !== true;
  // What was asked, not what the answer repeats.
  const asked = results._state;
  return {
    isKnown,
    isCurrent: isKnown && asked.query === text && asked.filters === filters,
    total: results.nbHits,
  };
}

/** The engine's filter for all ticks but those of one kind, as GET /recipes/search makes it; undefined without ticks. */
export function engineFilter(search: RecipeSearch, except?: string): string | undefined {
  const parts = RECIPE_FILTERS.filter(({ kind }) => kind !== except && valuesOf(search, kind).length > 0).map(
    ({ kind, matched, adds_up: addsUp }) => {
      const values = valuesOf(search, kind).map(quoted);
      return addsUp
        ? values.map((value) => `${matched} IN [${value}]`).join(" AND ")
        : `${matched} IN [${values.join(", ")}]`;
    },
  );
  return parts.length === 0 ? undefined : parts.join(" AND ");
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
