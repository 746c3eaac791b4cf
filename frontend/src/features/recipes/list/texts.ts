import type { AtHand } from "@/shared/api/types";

export const listTexts = {
  title: "All Recipes",
  titleFor: (text: string) => `Recipes for “${text}”`,
  lead: "Every dish on our table, from everyday suppers to Eid feasts.",
  results: "Recipes",
  found: (total: number) => `${total} Recipe(s) Found`,
  relaxed: "Closest matches",
  relaxedHint: "Nothing has all of these words. These come nearest.",
  atHand: ({ Have, Needed, Missing }: AtHand) =>
    Missing.length === 0 ? `You have all ${Needed}` : `You have ${Have} of ${Needed}; missing: ${Missing.join(", ")}`,
  // Built when it is asked for: a formatter takes a phone some 100 ms.
  neededByNone: (foods: readonly string[]) =>
    `No recipe asks for ${new Intl.ListFormat("en", { type: "disjunction" }).format(foods)}.`,
  understood: "How your words were read",
  searchAsWords: (text: string, label: string) => `Search “${text}” as words, not as ${label}`,
  translated: (text: string, label: string) => `${text} → ${label}`,
  readAgain: (text: string) => `Read “${text}” again`,
  asWords: (text: string) => `“${text}” as words`,
  dropReadings: (labels: readonly string[], total: number) =>
    `Drop ${labels.map((label) => `“${label}”`).join(" and ")}: ${total} ${total === 1 ? "recipe" : "recipes"}`,
  loading: "Loading recipes...",
  emptyTitle: "No recipes found",
  emptyText: "Try adjusting your search criteria or clear filters to see all recipes.",
  clear: "Clear Filters",
  removeText: (text: string) => `Remove “${text}”`,
  popular: "Popular Recipes",
  refusedTitle: "This search can't be made",
  more: "Load More Recipes",
  loadingMore: "Loading more recipes...",
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} recipes`,
  error: "Error",
  failed: "Failed to load recipes. Please try again.",
  failedTitle: "The recipes did not arrive",
  failedHint: "Your search is kept. Give it another moment, then ask again.",
  again: "Try Again",
  toTop: "Scroll to top",
} as const;
