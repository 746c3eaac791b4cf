/** Under which name a review is kept while it is typed. */
export function keptReview(recipeId: number): string {
  return `review-${recipeId}`;
}
