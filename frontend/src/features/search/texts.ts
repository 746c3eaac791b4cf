export const searchTexts = {
  label: "Search recipes",
  placeholderWide: "Search for flavors of the world...",
  placeholderNarrow: "Search recipes...",
  submit: "SEARCH",
} as const;
