import type { ComponentProps } from "react";
import { Index, useConfigure, useHits, useInstantSearch } from "react-instantsearch";

import type { RecipeCard } from "@/shared/api/types";

import type { LiveParts } from "../live-parts";
import type { RecipeHit } from "../suggestions/suggestion";
import { highlighted } from "./highlighted";
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

type Found = ReturnType<typeof useHits<RecipeCard>>["items"][number];

function recipeHit(hit: Found): RecipeHit {
  return {
    id: hit.ID,
    title: highlighted(hit, "Short_Title", hit.Short_Title),
    cuisine: hit.Cuisine_Display_Name,
    cuisineCode: hit.Cuisine_Code,
    totalMinutes: hit.Total_Time,
  };
}
