import type { ComponentProps } from "react";
import { Index } from "react-instantsearch";

import type { LiveParts } from "../live-parts";
import { useCounting } from "./counting";
import { RECIPES_INDEX } from "./query";

type TotalCountProps = ComponentProps<LiveParts["TotalCount"]>;

/** How much a search with all its ticks would find, in an index of its own. */
export function TotalCount(props: TotalCountProps) {
  return (
    <Index indexName={RECIPES_INDEX} indexId="total">
      <Total {...props} />
    </Index>
  );
}

function Total({ search, children }: TotalCountProps) {
  const { isKnown, total } = useCounting(search);
  return children(isKnown ? total : null);
}
