export const cardTexts = {
  published: "Published",
  draft: "Draft",
  servings: " servings",
  rating: "Rated ",
  unrated: "No ratings yet",
  reviews: " reviews",
} as const;
