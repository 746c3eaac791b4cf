import { useMemo } from "react";

import { useCategories, useCuisines } from "@/shared/api/lookups";
import type { Category, Cuisine } from "@/shared/api/types";
import { valuesOf, withValues, type RecipeSearch } from "@/shared/config/recipe-search";
import { RECIPE_FILTERS, type RecipeFilter } from "@/shared/config/recipe-search-filters";

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
  filter: RecipeFilter;
  options: readonly FilterOption[];
}

/** The groups of the filter panel, in its order. Lookups that have not arrived yet are empty groups.
 *
 * Throws for a filter whose `values` name a lookup that does not exist.
 */
export function filterGroups(cuisines: readonly Cuisine[], categories: readonly Category[]): FilterGroup[] {
  const lookups: Readonly<Record<string, FilterOption[]>> = {
    cuisines: cuisines.map(cuisineOption),
    categories: categories.map(categoryOption),
  };
  return RECIPE_FILTERS.map((filter) => {
    if (typeof filter.values !== "string") return { filter, options: filter.values.map(fixedOption) };
    const options = lookups[filter.values];
    if (options === undefined) throw new Error(`facets.json: ${filter.kind} takes its values from an unknown lookup`);
    return { filter, options };
  });
}

/** The filter groups with the site's own cuisines and categories; while these load or when they fail, empty ones. */
export function useFilterGroups(): { groups: FilterGroup[]; isLoading: boolean } {
  const { data: cuisines, isPending: cuisinesPending } = useCuisines();
  const { data: categories, isPending: categoriesPending } = useCategories();
  const groups = useMemo(() => filterGroups(cuisines ?? [], categories ?? []), [cuisines, categories]);
  return { groups, isLoading: cuisinesPending || categoriesPending };
}

/** The option that a code or name of the address means, in any case of letters. */
export function optionOf(group: FilterGroup, value: string): FilterOption | undefined {
  const key = value.toLowerCase();
  return group.options.find((option) => option.keys.includes(key));
}

export function isTicked(search: RecipeSearch, group: FilterGroup, option: FilterOption): boolean {
  return valuesOf(search, group.filter.kind).some((value) => optionOf(group, value) === option);
}

/** The search with the option ticked or not, whichever of its names it was ticked by. */
export function withOption(search: RecipeSearch, group: FilterGroup, option: FilterOption, ticked: boolean): RecipeSearch {
  const { kind } = group.filter;
  const others = valuesOf(search, kind).filter((value) => optionOf(group, value) !== option);
  return withValues(search, kind, ticked ? [...others, option.value] : others);
}

/** One active filter and the search without it. */
export interface ActiveFilter {
  kind: string;
  label: string;
  groupTitle: string;
  /** True when a filter of another group has the same label. */
  isAmbiguous: boolean;
  without: RecipeSearch;
}

/** The filters of `applied` in the panel's order, without those that `draft` has given up: they are on their way out.
 *
 * A value that no lookup knows keeps its own spelling. `without` is made from `draft`, so that boxes ticked meanwhile
 * stay ticked.
 */
export function activeFilters(groups: readonly FilterGroup[], applied: RecipeSearch, draft: RecipeSearch): ActiveFilter[] {
  const filters = groups.flatMap((group) => {
    const { kind, title } = group.filter;
    const kept = new Set(valuesOf(draft, kind).map((value) => labelOf(group, value)));
    const labels = new Set(valuesOf(applied, kind).map((value) => labelOf(group, value)));
    return [...labels].filter((label) => kept.has(label)).map((label) => {
      const others = valuesOf(draft, kind).filter((value) => labelOf(group, value) !== label);
      return { kind, label, groupTitle: title, without: withValues(draft, kind, others) };
    });
  });
  return filters.map((filter) => ({
    ...filter,
    isAmbiguous: filters.some(({ kind, label }) => kind !== filter.kind && label === filter.label),
  }));
}

/** "Easy Turkish Desserts" for a list with at most one value of each filter, as the server titles its page; else null.
 *
 * Source: docs/product/platform.md#pages-for-programs
 */
export function filteredTitle(groups: readonly FilterGroup[], applied: RecipeSearch): string | null {
  const labels: Record<string, string> = {};
  for (const group of groups) {
    const values = valuesOf(applied, group.filter.kind);
    const [option] = values.map((value) => optionOf(group, value));
    if (values.length > 1 || (values.length === 1 && option === undefined)) return null;
    if (option !== undefined) labels[group.filter.kind] = option.label;
  }
  const { difficulties, cuisines, categories = "Recipes", ...others } = labels;
  const words = [...Object.values(others), difficulties, cuisines, categories].filter(Boolean);
  return words.length > 1 || labels.categories !== undefined ? words.join(" ") : null;
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

function fixedOption(value: string): FilterOption {
  return { label: value, value, facet: value, keys: [value.toLowerCase()] };
}
