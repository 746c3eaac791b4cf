import type { ComponentProps } from "react";
import { Index, useRefinementList } from "react-instantsearch";

import type { LiveParts } from "../live-parts";
import { useCounting } from "./counting";
import { RECIPES_INDEX } from "./query";

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
  const { isKnown, isCurrent } = useCounting(search, filter.adds_up ? undefined : filter.kind);
  const { items } = useRefinementList({ attribute: filter.counted, operator: "or", limit: MAX_VALUES });
  if (!isKnown) return children(null);
  return children({ recipes: Object.fromEntries(items.map(({ label, count }) => [label, count])), isCurrent });
}
