export const plannerTexts = {
  title: "Weekly Meal Planner",
  lead: "Seven days, four meals a day, one look at the week ahead.",
  soon: "Leaf through the weeks and see how the table will be laid. Putting recipes on it is on its way.",
  weeks: "Weeks",
  week: (index: number) => `Week ${index + 1}`,
  previous: "Previous",
  next: "Next",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  meals: ["Breakfast", "Lunch", "Dinner", "Snacks"],
  nothing: "Nothing planned",
  browse: "Browse Recipes",
} as const;
