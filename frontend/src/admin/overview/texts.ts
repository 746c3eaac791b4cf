export const overviewTexts = {
  title: "Overview",
  lead: "What waits for staff now.",
  failed: "The counts couldn't be loaded. Please try again.",
  loading: "Counting what waits…",
  kinds: { Reviews: "Reviews", Comments: "Comments", Recipes: "Recipes of members", Messages: "Messages", Imports: "Checked imports" },
  overdue: (count: number) => `${count} overdue`,
  waiting: "waiting",
  nothing: "nothing waits",
} as const;
