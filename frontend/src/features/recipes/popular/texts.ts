export const popularTexts = {
  title: "Popular Recipes",
  viewAll: "View All Recipes",
  empty: "The kitchen is quiet right now",
  emptyHint: "Popular recipes will be back soon. You can still browse and search all of them.",
} as const;
