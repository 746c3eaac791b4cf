import { recipesPath } from "./paths";

/** What the visitor asks of the recipe list. Its only home is the address of /recipes. */
export interface RecipeSearch {
  text: string;
  /** Codes or names, as the address has them; never empty strings, never the same twice. */
  cuisines: readonly string[];
  categories: readonly string[];
  difficulties: readonly string[];
}

/** Characters the API takes as a search text. */
export const MAX_SEARCH_TEXT = 200;

export type FilterKind = "cuisines" | "categories" | "difficulties";

export const EVERYTHING: RecipeSearch = { text: "", cuisines: [], categories: [], difficulties: [] };

/** Reads the address. Whatever stands there gives a search: blanks, doubles, repeated parameters and overlong texts are tidied. */
export function parseRecipeSearch(params: URLSearchParams): RecipeSearch {
  const list = (name: string) => distinctValues(params.getAll(name).flatMap((value) => value.split(",")));
  return {
    text: searchText(params.get("search") ?? ""),
    cuisines: list("cuisine"),
    categories: list("category"),
    difficulties: list("difficulty"),
  };
}

/** The address of a search: parseRecipeSearch gives back the same, once its values are trimmed and distinct. */
export function recipeSearchPath(search: RecipeSearch): string {
  return recipesPath({
    search: search.text,
    cuisine: distinctValues(search.cuisines),
    category: distinctValues(search.categories),
    difficulty: distinctValues(search.difficulties),
  });
}

export function hasFilters(search: RecipeSearch): boolean {
  return search.cuisines.length + search.categories.length + search.difficulties.length > 0;
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
