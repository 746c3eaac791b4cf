import type { ComponentProps } from "react";
import { Index, useConfigure, useHits, useInstantSearch } from "react-instantsearch";

import type { RecipeCard } from "@/shared/api/types";

import type { LiveParts } from "../live-parts";
import { readHighlight } from "../suggestions/marked-text";
import type { RecipeHit } from "../suggestions/suggestion";
import { RECIPES_INDEX, useDebounced } from "./query";

const MAX_RECIPES = 5;
const SHOWN: (keyof RecipeCard)[] = ["ID", "Short_Title", "Cuisine_Display_Name", "Cuisine_Code", "Total_Time"];

type RecipeHitsProps = ComponentProps<LiveParts["RecipeHits"]>;

/** The recipes of the suggestions, in an index of their own. */
export function RecipeHits(props: RecipeHitsProps) {
  return (
    <Index indexName={RECIPES_INDEX} indexId="suggestions">
      <Hits {...props} />
    </Index>
  );
}

function Hits({ text, children }: RecipeHitsProps) {
  useConfigure({
    query: useDebounced(text),
    hitsPerPage: MAX_RECIPES,
    attributesToRetrieve: SHOWN,
    attributesToHighlight: ["Short_Title"],
  });
  // React escapes what it shows: texts are taken as they are.
  const { items } = useHits<RecipeCard>({ escapeHTML: false });
  const { status } = useInstantSearch();
  return children(status === "error" ? [] : items.map(recipeHit));
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
