export const filterTexts = {
  show: "Show Filters",
  hide: "Hide Filters",
  panel: "Filters",
  apply: "Apply Filters",
  active: "Active filters",
  chip: (label: string, group: string) => `${label} (${group})`,
  remove: (label: string, group: string) => `Remove filter ${label} (${group})`,
  clearAll: "Clear All Filters",
  recipes: (count: number) => (count === 1 ? "1 recipe" : `${count} recipes`),
  loading: "Loading filters...",
  failed: "These filters could not be loaded.",
} as const;
