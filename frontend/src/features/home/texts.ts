export const homeTexts = {
  headline: "Come hungry. The table is set.",
  subtitle: "Discover authentic halal recipes from around the world",
  generateKicker: "Be Creative",
  generateTitle: "Generate Your Own Recipe",
  generateText: "Tell us what's in your kitchen and get a halal recipe built around it.",
  generateAction: "Start Creating Now",
  highlights: [
    { title: "AI-Powered", text: "Built from your ingredients in a few minutes" },
    { title: "100% Halal", text: "Every ingredient is checked before you cook" },
    { title: "Personalized", text: "Your cuisine, your course, your taste" },
  ],
  categoriesTitle: "Browse by Category",
  allRecipes: "All Recipes",
  categoriesLoading: "Loading categories...",
  categoriesError: (message: string) => `Error loading categories: ${message}`,
  cuisinesTitle: "Explore by Cuisine",
} as const;

/** The six cuisine cards of Home. Source: docs/product/shell.md#home */
export const CUISINE_CARDS = [
  {
    code: "ME",
    title: "Middle Eastern",
    description: "Rich mezze, grilled meats, and aromatic spices",
    badge: "Traditional & Authentic",
  },
  {
    code: "PAK,IND",
    title: "Pakistani",
    description: "Rich biryanis, kebabs, and aromatic curries",
    badge: "Bold & Spicy",
  },
  {
    code: "IND",
    title: "Indian",
    description: "Diverse curries, tandoor dishes, and flavorful spices",
    badge: "Rich & Aromatic",
  },
  {
    code: "TR",
    title: "Turkish",
    description: "Kebabs, dolmas, and honey-sweet desserts",
    badge: "Rich & Sweet",
  },
  {
    code: "PER",
    title: "Persian",
    description: "Saffron rice, herb stews, and delicate flavors",
    badge: "Elegant & Refined",
  },
  {
    code: "CHIN",
    title: "Chinese",
    description: "Wok-fried dishes, dumplings, and aromatic spices",
    badge: "Authentic & Flavorful",
  },
] as const;
