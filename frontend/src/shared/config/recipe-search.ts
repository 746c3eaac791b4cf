import { listAddress } from "./paths";
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

/** Reads the address. Every address gives a search: blanks, repeated values and parameters are tidied.
 *
 * A text of any length is kept: the server refuses one that is too long, with a sentence for the visitor.
 */
export function parseRecipeSearch(params: URLSearchParams): RecipeSearch {
  const everything: RecipeSearch = { text: (params.get("search") ?? "").trim(), filters: {} };
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

/** Trimmed, without the empty; of values that differ only in case the first. */
function distinctValues(values: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const value of values.map((raw) => raw.trim())) {
    const key = value.toLowerCase();
    if (value !== "" && !byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}
