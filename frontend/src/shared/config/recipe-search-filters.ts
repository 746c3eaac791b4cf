import table from "@search-config/recipes/facets.json";

/** One filter of the recipe list, as search-config/recipes/facets.json declares it for the server and the browser. */
export interface RecipeFilter {
  /** The filter's name in code: the key of its values in `RecipeSearch.filters`. */
  kind: string;
  /** The query parameter of GET /recipes/search. */
  parameter: string;
  /** The parameter of the page /recipes. */
  address: string;
  /** The heading in the filter panel. */
  title: string;
  /** The engine's attribute whose facet values are counted. */
  counted: string;
  /** The engine's attribute that a filter is compared with. */
  matched: string;
  /** The name of a lookup, or the values themselves. */
  values: string | readonly string[];
  /** True where a recipe must have all the values that are ticked. */
  adds_up?: boolean;
}

/** All filters in the panel's order. */
export const RECIPE_FILTERS: readonly RecipeFilter[] = table;
