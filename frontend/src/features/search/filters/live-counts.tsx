import { useEffect } from "react";
import { Configure, InstantSearch, useInstantSearch } from "react-instantsearch";

import { valuesOf, type RecipeSearch } from "@/shared/config/recipe-search";

import { RECIPES_INDEX, searchClient } from "../instant-client";
import { optionOf, type FilterGroup } from "./filter-groups";

/** Recipes per facet value, by attribute. What is not counted has none. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface LiveCountsProps {
  search: RecipeSearch;
  groups: readonly FilterGroup[];
  /** Called with null when counting fails: no number is better than an old one. */
  onCounts: (counts: FilterCounts | null) => void;
}

/** Counts what each filter value would show for a search. Shows nothing itself: it reports.
 *
 * A group's own ticks don't lower its counts (they are alternatives), the other groups' do.
 */
export function LiveCounts({ search, groups, onCounts }: LiveCountsProps) {
  return (
    <InstantSearch indexName={RECIPES_INDEX} searchClient={searchClient} future={{ preserveSharedStateOnUnmount: true }}>
      <Configure
        query={search.text}
        disjunctiveFacets={groups.map((group) => group.filter.counted)}
        disjunctiveFacetsRefinements={Object.fromEntries(groups.map((group) => [group.filter.counted, facetsOf(group, search)]))}
        hitsPerPage={0}
        attributesToRetrieve={[]}
        attributesToHighlight={[]}
      />
      <CountReporter onCounts={onCounts} />
    </InstantSearch>
  );
}

function CountReporter({ onCounts }: Pick<LiveCountsProps, "onCounts">) {
  const { results, status } = useInstantSearch({ catchError: true });

  useEffect(() => {
    if (status === "error") onCounts(null);
    // Before the first answer the results are a stand-in without a raw answer behind them.
    else if (results.__isArtificial !== true) {
      // The library types a facet's numbers as plain `object`.
      onCounts(Object.fromEntries(results.disjunctiveFacets.map(({ name, data }) => [name, data as Record<string, number>])));
    }
  }, [results, status, onCounts]);

  return null;
}

/** The engine's names of the group's ticked values. A value that no lookup knows is asked for as it is. */
function facetsOf(group: FilterGroup, search: RecipeSearch): string[] {
  return valuesOf(search, group.filter.kind).map((value) => optionOf(group, value)?.facet ?? value);
}
