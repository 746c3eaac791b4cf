import { listAddress } from "./paths";
import { RECIPE_FILTERS } from "./recipe-search-filters";

/** What the visitor asks of the recipe list. The address of /recipes is its only home. */
export interface RecipeSearch {
  text: string;
  /** Codes or names by kind of filter, as the address has them: no empty strings, no value twice. */
  filters: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Words of the text that are searched as they stand, though the server would read them as something. */
  asWords: readonly string[];
  /** Foods at hand: the recipes come by how much of what they need that is. */
  have: readonly string[];
}

/** The address's parameter of `asWords`. */
const AS_WORDS = "words";

/** The address's parameter of `have`. */
const HAVE = "have";

/** The search that lists all recipes. A kind without values is absent from `filters`. */
export const EVERYTHING: RecipeSearch = { text: "", filters: {}, asWords: [], have: [] };

/** The values that a search asks of one kind of filter; empty when it asks for none. */
export function valuesOf(search: RecipeSearch, kind: string): readonly string[] {
  return search.filters[kind] ?? [];
}

/** The search with other values of one kind of filter. */
export function withValues(search: RecipeSearch, kind: string, values: readonly string[]): RecipeSearch {
  const others = Object.entries(search.filters).filter(([other]) => other !== kind);
  return { ...search, filters: Object.fromEntries(values.length === 0 ? others : [...others, [kind, values]]) };
}

/** The search with some of its words searched as they stand. A comma separates texts in the address. */
export function withAsWords(search: RecipeSearch, text: string): RecipeSearch {
  return { ...search, asWords: distinctValues([...search.asWords, text.replaceAll(",", " ")]) };
}

/** The search with these words read again. */
export function withoutAsWords(search: RecipeSearch, text: string): RecipeSearch {
  return { ...search, asWords: search.asWords.filter((other) => other !== text) };
}

/** The search with more foods at hand; one that is there in any case stays as it is. */
export function withFoods(search: RecipeSearch, foods: readonly string[]): RecipeSearch {
  return { ...search, have: distinctValues([...search.have, ...foods]) };
}

/** The search without one food. */
export function withoutFood(search: RecipeSearch, food: string): RecipeSearch {
  return { ...search, have: search.have.filter((other) => other !== food) };
}

/** Reads the address. Every address gives a search: blanks, repeated values and parameters are tidied.
 *
 * A text of any length is kept: the server refuses one that is too long, with a sentence for the visitor.
 */
export function parseRecipeSearch(params: URLSearchParams): RecipeSearch {
  const asWords = distinctValues(params.getAll(AS_WORDS).flatMap((value) => value.split(",")));
  const have = distinctValues(params.getAll(HAVE).flatMap((value) => value.split(",")));
  const everything: RecipeSearch = { text: (params.get("search") ?? "").trim(), filters: {}, asWords, have };
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
  return listAddress([
    ["search", search.text],
    ...lists,
    [AS_WORDS, distinctValues(search.asWords).join(",")],
    [HAVE, distinctValues(search.have).join(",")],
  ]);
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
