import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { ReviewSubmission } from "@/shared/api/types";

/** The approved reviews of a recipe, the newest first. */
export function reviewsQuery(recipeId: number) {
  return queryOptions({
    queryKey: ["reviews", recipeId],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/recipes/reviews/{recipe_id}", { params: { path: { recipe_id: recipeId } }, signal })),
  });
}

/** Sends the member's review. Raises ApiError when it is refused. */
export async function submitReview(review: ReviewSubmission): Promise<void> {
  await api.POST("/api/v1.0/recipes/submit-review", { body: review });
}
