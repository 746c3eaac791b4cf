export const filterTexts = {
  show: "Show Filters",
  hide: "Hide Filters",
  panel: "Filters",
  apply: "Apply Filters",
  active: "Active filters",
  remove: (label: string) => `Remove filter ${label}`,
  clearAll: "Clear All Filters",
  recipes: (count: number) => (count === 1 ? "1 recipe" : `${count} recipes`),
  loading: "Loading filters...",
  failed: "These filters could not be loaded.",
} as const;
