import { queryOptions, useQuery } from "@tanstack/react-query";

import { api, body } from "./client";
import { CATEGORIES_STALE_TIME_MS } from "./query-client";
import { takeServedAnswer } from "./served-answer";
import type { Category, Cuisine } from "./types";

export const categoriesQuery = queryOptions({
  queryKey: ["lookups", "categories"],
  initialData: () => takeServedAnswer("/api/v1.0/lookups/categories") as Category[] | undefined,
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/lookups/categories", { signal })),
  staleTime: CATEGORIES_STALE_TIME_MS,
  gcTime: CATEGORIES_STALE_TIME_MS,
});

export const cuisinesQuery = queryOptions({
  queryKey: ["lookups", "cuisines"],
  initialData: () => takeServedAnswer("/api/v1.0/lookups/cuisines") as Cuisine[] | undefined,
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/lookups/cuisines", { signal })),
});

export const ingredientsQuery = queryOptions({
  queryKey: ["lookups", "ingredients"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/lookups/ingredients", { signal })),
});

export const useCategories = () => useQuery(categoriesQuery);
export const useCuisines = () => useQuery(cuisinesQuery);
