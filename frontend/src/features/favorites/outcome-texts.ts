/** Source: docs/product/recipes.md#favorites */
export const outcomeTexts = {
  added: (title: string) => ({
    title: "Added to favorites",
    description: `${title} has been added to your favorites.`,
  }),
  removed: (title: string) => ({
    title: "Removed from favorites",
    description: `${title} has been removed from your favorites.`,
  }),
  error: "Error",
  addRefused: "Failed to add recipe to favorites. Please try again.",
  removeRefused: "Failed to remove recipe from favorites. Please try again.",
  unanswered: "Something went wrong while updating favorites. Please try again.",
} as const;
