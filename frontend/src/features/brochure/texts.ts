/** The claims of the brochure, word for word. Source: docs/product/shell.md#brochure */
export const brochureTexts = {
  kicker: "Halal Made Easy, Flavor Made Rich",
  title: "Every table has a story. Cook yours.",
  lead: "Sufra brings halal recipes from kitchens around the world to yours: to find, to save, to cook and to share.",
  start: "Start Cooking Now",
  browse: "Browse Recipes",
  numbersTitle: "Sufra in numbers",
  numbers: [
    { value: "2500+", label: "Halal Recipes" },
    { value: "50K+", label: "Users" },
    { value: "15+", label: "Cuisine Types" },
    { value: "4.9", label: "Rating" },
  ],
  cuisinesTitle: "A world of cuisines",
  cuisinesLead: "Each with its own spices, its own stories, its own cloth.",
  recipes: "recipes",
  featuresTitle: "Everything for your kitchen",
  closingTitle: "What will you cook tonight?",
} as const;

export const CUISINES = [
  { name: "Middle Eastern", count: "500+", code: "ME" },
  { name: "South Asian", count: "800+", code: "PAK,IND" },
  { name: "Turkish", count: "300+", code: "TR" },
  { name: "Persian", count: "250+", code: "PER" },
  { name: "North African", count: "200+", code: "NAF" },
  { name: "Southeast Asian", count: "400+", code: "SEA" },
] as const;

export const FEATURES = [
  { icon: "sparkles", title: "AI Recipe Generation", text: "Tell it what is in your kitchen and get a recipe built around it." },
  { icon: "library", title: "Curated Collection", text: "Recipes that are written clearly and checked before they appear." },
  { icon: "calendar", title: "Meal Planning", text: "Seven days and four meals a day at one look." },
  { icon: "basket", title: "Smart Shopping Lists", text: "Smart shopping lists by store section, so that you walk each aisle once." },
  { icon: "check", title: "100% Halal", text: "Every ingredient is checked, with a reason and a substitute." },
  { icon: "messages", title: "Community Reviews", text: "See what others changed, and whether they would make it again." },
  { icon: "heart", title: "Save Favorites", text: "One heart keeps a dish within reach." },
  { icon: "clock", title: "Quick Cooking Times", text: "Find what is on the table within half an hour." },
  { icon: "globe", title: "Global Cuisines", text: "From Morocco to Malaysia, by the names the dishes have at home." },
  { icon: "image", title: "Visual Recipes", text: "A picture to look forward to, and steps you can read from across the kitchen." },
  { icon: "share", title: "Easy Sharing", text: "Send a dish to family and friends, or copy its short link." },
  { icon: "chef", title: "Expert Curated", text: "Master chefs write about what they cook, and why." },
] as const;
