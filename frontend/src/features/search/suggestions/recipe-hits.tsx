import { useEffect } from "react";
import { Configure, InstantSearch, useHits, useInstantSearch } from "react-instantsearch";

import type { RecipeCard } from "@/shared/api/types";

import { RECIPES_INDEX, searchClient } from "../instant-client";
import { readHighlight } from "./marked-text";
import type { RecipeHit } from "./suggestion";
import { useDebounced } from "./use-debounced";

const MAX_RECIPES = 5;
/** Long enough to pass over the letters of one burst, short enough to feel immediate. */
const DEBOUNCE_MS = 120;
const SHOWN: (keyof RecipeCard)[] = ["ID", "Short_Title", "Cuisine_Display_Name", "Cuisine_Code", "Total_Time"];

interface RecipeHitsProps {
  /** Never blank. */
  text: string;
  /** Called with each answer; a later question's answer always comes later. With nothing when a search fails. */
  onHits: (hits: readonly RecipeHit[]) => void;
}

/** Finds recipes while a visitor types. Shows nothing itself: it reports. */
export function RecipeHits({ text, onHits }: RecipeHitsProps) {
  const query = useDebounced(text, DEBOUNCE_MS);
  return (
    <InstantSearch indexName={RECIPES_INDEX} searchClient={searchClient} future={{ preserveSharedStateOnUnmount: true }}>
      <Configure
        query={query}
        hitsPerPage={MAX_RECIPES}
        attributesToRetrieve={SHOWN}
        attributesToHighlight={["Short_Title"]}
      />
      <HitReporter onHits={onHits} />
    </InstantSearch>
  );
}

function HitReporter({ onHits }: Pick<RecipeHitsProps, "onHits">) {
  // React escapes what it shows: texts are taken as they are.
  const { items, results } = useHits<RecipeCard>({ escapeHTML: false });
  const { status } = useInstantSearch({ catchError: true });

  useEffect(() => {
    if (status === "error") onHits([]);
    else if (results !== undefined && results.__isArtificial !== true) onHits(items.map(recipeHit));
  }, [items, results, status, onHits]);

  return null;
}

type Highlighted = ReturnType<typeof useHits<RecipeCard>>["items"][number];

function recipeHit(hit: Highlighted): RecipeHit {
  const highlight = hit._highlightResult?.Short_Title;
  const marked = highlight !== undefined && "value" in highlight && typeof highlight.value === "string" ? highlight.value : hit.Short_Title;
  return {
    id: hit.ID,
    title: readHighlight(marked),
    cuisine: hit.Cuisine_Display_Name,
    cuisineCode: hit.Cuisine_Code,
    totalMinutes: hit.Total_Time,
  };
}
