import type { ComponentProps } from "react";
import { Index, useConfigure, useInstantSearch, useRefinementList } from "react-instantsearch";

import { valuesOf, type RecipeSearch } from "@/shared/config/recipe-search";
import { RECIPE_FILTERS } from "@/shared/config/recipe-search-filters";

import type { LiveParts } from "../live-parts";
import { RECIPES_INDEX, useDebounced } from "./query";

/** The index's faceting.maxValuesPerFacet: the engine gives no more. */
const MAX_VALUES = 200;

type FacetCountsProps = ComponentProps<LiveParts["FacetCounts"]>;

/** The counts of one filter, in an index of their own: each filter is counted under the ticks of the others. */
export function FacetCounts(props: FacetCountsProps) {
  return (
    <Index indexName={RECIPES_INDEX} indexId={`counts-${props.filter.kind}`}>
      <Counted {...props} />
    </Index>
  );
}

function Counted({ filter, search, children }: FacetCountsProps) {
  useConfigure({
    query: useDebounced(search.text),
    filters: otherFilters(search, filter.kind),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  });
  const { items } = useRefinementList({ attribute: filter.counted, operator: "or", limit: MAX_VALUES });
  const { results, status } = useInstantSearch({ catchError: true });
  // Before the first answer the results are a stand-in without a raw answer behind them.
  const isKnown = status !== "error" && results.__isArtificial !== true;
  return children(isKnown ? Object.fromEntries(items.map(({ label, count }) => [label, count])) : null);
}

/** The engine's filter for all ticks but those of one kind, as GET /recipes/search makes it; undefined without ticks. */
export function otherFilters(search: RecipeSearch, kind: string): string | undefined {
  const parts = RECIPE_FILTERS.filter((filter) => filter.kind !== kind && valuesOf(search, filter.kind).length > 0).map(
    (filter) => `${filter.matched} IN [${valuesOf(search, filter.kind).map(quoted).join(", ")}]`,
  );
  return parts.length === 0 ? undefined : parts.join(" AND ");
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
