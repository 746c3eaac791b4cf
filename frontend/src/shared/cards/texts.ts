export const cardTexts = {
  published: "Published",
  draft: "Draft",
  minutes: (total: number) => `${total} min`,
  servings: " servings",
  rating: "Rated ",
  reviews: " reviews",
} as const;
