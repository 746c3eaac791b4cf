import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

export type Family = components["schemas"]["FamilyOut"];

export const synonyms = queryOptions({
  queryKey: ["staff", "search", "synonyms"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/search/synonyms", { signal })),
  staleTime: 0,
});

/** Lets a word mean the same as another, in the family that has the other or in a new one. */
export function extend(word: string, sameAs: string): Promise<Family> {
  return body(api.POST("/api/v1.0/staff/search/synonyms/extend", { body: { Word: word, Same_As: sameAs } }));
}

export function addFamily(words: readonly string[]): Promise<Family> {
  return body(api.POST("/api/v1.0/staff/search/synonyms", { body: { Words: [...words] } }));
}

export function changeFamily(id: number, words: readonly string[]): Promise<Family> {
  const path = { synonym_id: id };
  return body(api.PUT("/api/v1.0/staff/search/synonyms/{synonym_id}", { params: { path }, body: { Words: [...words] } }));
}

export async function deleteFamily(id: number): Promise<void> {
  await api.DELETE("/api/v1.0/staff/search/synonyms/{synonym_id}", { params: { path: { synonym_id: id } } });
}
