import { useQuery } from "@tanstack/react-query";

import { ingredientsQuery, useCategories, useCuisines } from "@/shared/api/lookups";

/** The three lookups of the form, asked for at the same time. What is not there yet is undefined, or none. */
export function useFormData() {
  const cuisines = useCuisines();
  const categories = useCategories();
  const ingredients = useQuery(ingredientsQuery);
  const all = [cuisines, categories, ingredients];
  return {
    cuisines: cuisines.data,
    categories: categories.data,
    lookup: ingredients.data?.map(({ Name }) => Name) ?? [],
    hasFailed: all.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}

export type FormData = ReturnType<typeof useFormData>;
