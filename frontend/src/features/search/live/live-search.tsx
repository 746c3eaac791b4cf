import { instantMeiliSearch } from "@meilisearch/instant-meilisearch";
import { useState, type ReactNode } from "react";
import { InstantSearch, useInstantSearch } from "react-instantsearch";

import { LivePartsContext } from "../live-parts";
import { BlogHits } from "./blog-hits";
import { FacetCounts } from "./facet-counts";
import { RECIPES_INDEX } from "./query";
import { RecipeHits } from "./recipe-hits";
import { TotalCount } from "./total-count";

const LIVE_PARTS = { RecipeHits, BlogHits, FacetCounts, TotalCount };

/** InstantSearch around the search area of a screen.
 *
 * It has no index of its own: each part inside brings one, and all are asked in one call. It keeps no state: texts and
 * ticks are the screen's draft, which must also work without this code, and the address is the state of the list.
 */
export function LiveSearch({ children }: { children: ReactNode }) {
  const [searchClient] = useState(createClient);

  return (
    <InstantSearch searchClient={searchClient} future={{ preserveSharedStateOnUnmount: true }}>
      <LiveArea>{children}</LiveArea>
    </InstantSearch>
  );
}

function LiveArea({ children }: { children: ReactNode }) {
  // A search may fail after the part that asked has gone. Each part shows by its own status that it has no answer.
  useInstantSearch({ catchError: true });
  return <LivePartsContext value={LIVE_PARTS}>{children}</LivePartsContext>;
}

/** Client of our own gateway, in the engine's protocol. It keeps answers as long as the search area is on the screen.
 *
 * The gateway holds the engine's key; an empty key here sends no Authorization header. The host must be absolute.
 * `primaryKey` gives hits their objectID; `finitePagination` asks for exact totals.
 */
function createClient() {
  const { searchClient } = instantMeiliSearch(`${location.origin}/api/v1.0/search`, "", {
    primaryKey: "ID",
    finitePagination: true,
  });
  // Before its first search the client asks for all facets and waits for them: better now than after the first letter.
  const anything = [{ indexName: RECIPES_INDEX, params: { query: "", hitsPerPage: 0 } }];
  searchClient.search(anything as never).catch(() => undefined);
  return searchClient;
}
