import { listAddress } from "./paths";
import { MAX_SEARCH_TEXT } from "./product";
import { RECIPE_FILTERS } from "./recipe-search-filters";

/** What the visitor asks of the recipe list. The address of /recipes is its only home. */
export interface RecipeSearch {
  text: string;
  /** Codes or names by kind of filter, as the address has them: no empty strings, no value twice. */
  filters: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The search that lists all recipes. A kind without values is absent from `filters`. */
export const EVERYTHING: RecipeSearch = { text: "", filters: {} };

/** The values that a search asks of one kind of filter; empty when it asks for none. */
export function valuesOf(search: RecipeSearch, kind: string): readonly string[] {
  return search.filters[kind] ?? [];
}

/** The search with other values of one kind of filter. */
export function withValues(search: RecipeSearch, kind: string, values: readonly string[]): RecipeSearch {
  const others = Object.entries(search.filters).filter(([other]) => other !== kind);
  return { ...search, filters: Object.fromEntries(values.length === 0 ? others : [...others, [kind, values]]) };
}

/** Reads the address. Every address gives a search: blanks, repeated values and parameters, and overlong texts are tidied. */
export function parseRecipeSearch(params: URLSearchParams): RecipeSearch {
  const everything: RecipeSearch = { text: searchText(params.get("search") ?? ""), filters: {} };
  return RECIPE_FILTERS.reduce((search, { kind, address }) => {
    const values = params.getAll(address).flatMap((value) => value.split(","));
    return withValues(search, kind, distinctValues(values));
  }, everything);
}

/** The address of a search: parseRecipeSearch gives back the same, once its values are trimmed and distinct. */
export function recipeSearchPath(search: RecipeSearch): string {
  const lists = RECIPE_FILTERS.map(({ kind, address }): [string, string] => [
    address,
    distinctValues(valuesOf(search, kind)).join(","),
  ]);
  return listAddress([["search", search.text], ...lists]);
}

/** Trimmed, and cut to what the API takes: by code points, as it counts and so that no emoji is halved. */
function searchText(raw: string): string {
  return Array.from(raw.trim()).slice(0, MAX_SEARCH_TEXT).join("").trimEnd();
}

/** Trimmed, without the empty; of values that differ only in case the first. */
function distinctValues(values: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const value of values.map((raw) => raw.trim())) {
    const key = value.toLowerCase();
    if (value !== "" && !byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}
