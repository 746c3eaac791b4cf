import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";

import { NoRecipeId } from "./failure";
import type { GenerateRequest } from "./values";

/** How many recipes the member may still generate. Asked for at every visit. */
export function creditsQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: ["credits", memberId],
    queryFn: async ({ signal }) => (await body(api.GET("/api/v1.0/user/remaining-credits", { signal }))).Remaining_Credits,
    enabled: memberId !== undefined,
    staleTime: 0,
  });
}

/** The member's newest generation of the last day; null without any. */
export function jobQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: ["generation", memberId],
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/recipes/generation", { signal })),
    enabled: memberId !== undefined,
    staleTime: 0,
  });
}

/** Generates a recipe and returns its id, after up to two minutes.
 *
 * Raises ApiError when it is refused or fails, and NoRecipeId when the answer names no recipe.
 */
export async function generate(request: GenerateRequest): Promise<number> {
  const answer: { Recipe_ID?: number } = await body(api.POST("/api/v1.0/recipes/generate", { body: request }));
  // Of an answer that breaks the contract.
  if (answer.Recipe_ID === undefined) throw new NoRecipeId();
  return answer.Recipe_ID;
}
