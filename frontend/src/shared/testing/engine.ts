import { http, HttpResponse } from "msw";

import type { BlogSummary, RecipeCard } from "@/shared/api/types";

import { CATEGORIES, CUISINES } from "./fixtures";

/** One search of the gateway's /multi-search, as InstantSearch sends it. */
export interface EngineQuery {
  indexUid: string;
  q: string;
  facets?: string[];
  filter?: (string | string[])[];
  hitsPerPage: number;
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
}

export interface EngineAnswer {
  hits?: (RecipeCard & { _formatted?: Partial<RecipeCard> })[];
  facetDistribution?: Record<string, Record<string, number>>;
  /** By default as many as there are hits. */
  totalHits?: number;
}

/** Every cuisine, category and difficulty of the fixtures has one recipe. */
export const ONE_OF_EACH: EngineAnswer = {
  totalHits: 1,
  facetDistribution: {
    Cuisine_Name: Object.fromEntries(CUISINES.map(({ Name }) => [Name, 1])),
    Category_Name: Object.fromEntries(CATEGORIES.map(({ Short_Name }) => [Short_Name, 1])),
    Difficulty_Facets: { Quick: 1, Easy: 1, Medium: 1, Hard: 1 },
  },
};

/** The search gateway at the network's edge: answers each query of a call in the engine's form.
 *
 * `answer` is asked for recipes, `findBlogs` for blogs; without it there are none.
 */
export function gateway(
  answer: (query: EngineQuery) => EngineAnswer | Promise<EngineAnswer>,
  findBlogs: (query: EngineQuery) => BlogSummary[] = () => [],
) {
  return http.post("http://localhost:3000/api/v1.0/search/multi-search", async ({ request }) => {
    const { queries } = (await request.json()) as { queries: (Omit<EngineQuery, "q"> & { q?: string })[] };
    const results = queries.map(async (query) => {
      // The adapter's very first question, for all facets, has no text.
      const asked = { ...query, q: query.q ?? "" };
      const { hits = [], facetDistribution = {}, totalHits = hits.length } =
        query.indexUid === "recipes" ? await answer(asked) : { hits: findBlogs(asked) };
      return {
        indexUid: query.indexUid,
        query: query.q,
        hits,
        // The engine counts what was asked for, nothing else.
        facetDistribution: Object.fromEntries(
          Object.entries(facetDistribution).filter(([attribute]) => query.facets?.includes(attribute)),
        ),
        page: 1,
        hitsPerPage: query.hitsPerPage,
        totalHits,
        totalPages: 1,
        processingTimeMs: 1,
      };
    });
    return HttpResponse.json({ results: await Promise.all(results) });
  });
}
