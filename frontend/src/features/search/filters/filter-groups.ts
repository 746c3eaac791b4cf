import type { Category, Cuisine } from "@/shared/api/types";
import type { FilterKind, RecipeSearch } from "@/shared/config/recipe-search";

/** One value that recipes can be filtered by. */
export interface FilterOption {
  /** What the visitor reads. */
  label: string;
  /** What the address gets: the display name of a cuisine, the code of a category. */
  value: string;
  /** The value's name among the engine's facets. */
  facet: string;
  /** Codes and names that an address may call it by, in lower case. */
  keys: readonly string[];
}

export interface FilterGroup {
  kind: FilterKind;
  title: string;
  /** The engine's attribute that counts this group's values. */
  attribute: string;
  options: readonly FilterOption[];
}

/** Fixed on the client (spec, section 3). */
const DIFFICULTIES = ["Quick", "Easy", "Medium", "Hard"];

/** The three groups of the filter panel, in its order. Lookups that have not come yet are empty groups. */
export function filterGroups(cuisines: readonly Cuisine[], categories: readonly Category[]): FilterGroup[] {
  return [
    { kind: "cuisines", title: "Cuisines", attribute: "Cuisine_Name", options: cuisines.map(cuisineOption) },
    { kind: "categories", title: "Categories", attribute: "Category_Name", options: categories.map(categoryOption) },
    {
      kind: "difficulties",
      title: "Difficulty Level",
      attribute: "Difficulty_Facets",
      options: DIFFICULTIES.map((level) => ({ label: level, value: level, facet: level, keys: [level.toLowerCase()] })),
    },
  ];
}

/** The option that a code or name of the address means, in any case of letters. */
export function optionOf(group: FilterGroup, value: string): FilterOption | undefined {
  const key = value.toLowerCase();
  return group.options.find((option) => option.keys.includes(key));
}

export function isTicked(search: RecipeSearch, group: FilterGroup, option: FilterOption): boolean {
  return search[group.kind].some((value) => optionOf(group, value) === option);
}

/** The search with the option ticked or not, whichever of its names it was ticked by. */
export function withOption(search: RecipeSearch, group: FilterGroup, option: FilterOption, ticked: boolean): RecipeSearch {
  const others = search[group.kind].filter((value) => optionOf(group, value) !== option);
  return { ...search, [group.kind]: ticked ? [...others, option.value] : others };
}

/** One active filter: what it is called, and the search without it. */
export interface ActiveFilter {
  kind: FilterKind;
  label: string;
  without: RecipeSearch;
}

/** The filters of `applied` in the panel's order. A value that no lookup knows keeps its own spelling.
 *
 * `without` is made from `draft`, so that boxes ticked meanwhile stay ticked.
 */
export function activeFilters(groups: readonly FilterGroup[], applied: RecipeSearch, draft: RecipeSearch): ActiveFilter[] {
  return groups.flatMap((group) => {
    const labels = new Set(applied[group.kind].map((value) => labelOf(group, value)));
    return [...labels].map((label) => ({
      kind: group.kind,
      label,
      without: { ...draft, [group.kind]: draft[group.kind].filter((value) => labelOf(group, value) !== label) },
    }));
  });
}

function labelOf(group: FilterGroup, value: string): string {
  return optionOf(group, value)?.label ?? value;
}

function cuisineOption({ Code, Name, Display_Name: label }: Cuisine): FilterOption {
  return { label, value: label, facet: Name, keys: [Code, Name, label].map((key) => key.toLowerCase()) };
}

function categoryOption({ Code, Short_Name }: Category): FilterOption {
  return { label: Short_Name, value: Code, facet: Short_Name, keys: [Code.toLowerCase(), Short_Name.toLowerCase()] };
}
