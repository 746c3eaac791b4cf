export const searchTexts = {
  label: "Search recipes",
  placeholderWide: "Search for flavors of the world...",
  placeholderNarrow: "Search recipes...",
  submit: "SEARCH",
  clear: "Clear text",
  suggestions: "Suggestions",
  suggestionCount: (found: number) => (found === 1 ? "1 suggestion" : `${found} suggestions`),
} as const;
