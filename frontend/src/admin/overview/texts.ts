export const overviewTexts = {
  title: "Overview",
  lead: "What waits for staff now.",
  failed: "The counts couldn't be loaded. Please try again.",
  kind: "What",
  waiting: "Waiting",
  overdue: "Overdue",
  kinds: { Reviews: "Reviews", Comments: "Comments", Recipes: "Recipes of members" },
  noDeadline: "no deadline",
} as const;
