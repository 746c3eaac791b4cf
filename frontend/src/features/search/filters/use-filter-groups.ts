import { useMemo } from "react";

import { useCategories, useCuisines } from "@/shared/api/lookups";

import { filterGroups, type FilterGroup } from "./filter-groups";

/** The filter groups with the site's own cuisines and categories; while these load or when they fail, empty ones. */
export function useFilterGroups(): { groups: FilterGroup[]; isLoading: boolean } {
  const { data: cuisines, isPending: cuisinesPending } = useCuisines();
  const { data: categories, isPending: categoriesPending } = useCategories();
  const groups = useMemo(() => filterGroups(cuisines ?? [], categories ?? []), [cuisines, categories]);
  return { groups, isLoading: cuisinesPending || categoriesPending };
}
