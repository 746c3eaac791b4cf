import { useMemo } from "react";

import { useCategories, useCuisines } from "@/shared/api/lookups";

import { filterGroups, type FilterGroup } from "./filter-groups";

/** The filter groups with the site's own cuisines and categories. */
export function useFilterGroups(): FilterGroup[] {
  const { data: cuisines } = useCuisines();
  const { data: categories } = useCategories();
  return useMemo(() => filterGroups(cuisines ?? [], categories ?? []), [cuisines, categories]);
}
