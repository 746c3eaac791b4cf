export const favoriteTexts = {
  heart: (title: string) => `Favorite ${title}`,
  promptTitle: "Sign in to keep your favorites",
  promptText: "Save the recipes you love and find them again on any device.",
} as const;
