export const suggestionTexts = {
  label: "Suggestions",
  count: (found: number) => (found === 1 ? "1 suggestion" : `${found} suggestions`),
} as const;
