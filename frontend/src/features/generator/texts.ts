import rules from "@config/fields.json";

const { generate } = rules;

/** Source: docs/product/generator.md#generator-screen */
export const generatorTexts = {
  title: "Generate Your Own Recipe",
  lead: "Choose a cuisine, a category and at least three ingredients. We make a recipe around them.",

  cuisine: "Cuisine",
  category: "Category",
  loading: "Loading choices...",
  loadFailed: "Failed to load form data. Please refresh the page.",
  again: "Try Again",

  instructions: "Instructions",
  instructionsHint: "Optional. For example: spicy, for 6, under 30 minutes, no onions, vegetarian.",
  instructionsDefault: generate.instructions.default,
  charactersLeft: (count: number) => `${count} characters left`,

  generate: "Generate Recipe",
  generating: "Generating...",
  clear: "Start Over",

  signInTitle: "Sign in to generate recipes",
  signInText: "What you have chosen will still be here when you come back.",
  error: "Error",
} as const;

export const ingredientTexts = {
  title: "Ingredients",
  label: "Add ingredients",
  hint: "Pick one from the list, or type any and press Enter. You can paste a whole list.",
  add: "Add",
  quickTitle: "Quick add",
  chosenTitle: "Selected ingredients",
  none: "No ingredients yet",
  counted: (count: number) => (count === 1 ? "1 ingredient" : `${count} ingredients`),
  missing: (count: number) => `${count} more to go`,
  custom: "custom",
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  added: (names: string) => `${names} added`,
  alreadyThere: (names: string) => `${names}: already in your list`,
  notHalal: (name: string, reason: string) => `${name} is not halal. ${reason}`,
  doubtful: (name: string, reason: string) => `Check that ${name} is halal. ${reason}`,
  useInstead: (substitute: string) => `Use ${substitute}`,
  useInsteadOf: (substitute: string, name: string) => `Use ${substitute} instead of ${name}`,
} as const;

export const summaryTexts = {
  title: "Your recipe",
  empty: "An empty plate, so far.",
  made: "made with",
  others: (count: number) => `${count} more`,
} as const;

export const creditTexts = {
  cost: "One recipe costs one credit.",
  loading: "Checking your credits...",
  failed: "Failed to check credits",
  again: "Try Again",
  remaining: (count: number) => (count === 1 ? "1 credit remaining" : `${count} credits remaining`),
  none: "You have no credits left.",
  more: "See credits",
} as const;

/** Source: docs/product/generator.md#while-it-is-generated */
export const progressTexts = {
  title: "Your recipe is being made",
  text: "This may take a few minutes. We'll email you a link when it's ready, so you can close this window.",
  leave: "Carry On in the Background",
  stages: {
    Queued: "Queued",
    Composing: "Composing the recipe",
    Checking: "Checking that it is halal",
    Saving: "Saving it for you",
  },
  done: "(done)",
  running: "Your recipe is being made.",
  show: "Show progress",
  ready: "Your recipe is ready.",
  open: "Open the recipe",
} as const;

export const outcomeTexts = {
  done: "Recipe Generated!",
  failedTitle: "Generation Failed",
  failed: "Failed to generate recipe. Please try again.",
  noId: "Recipe generation failed - no Recipe ID returned",
  tryNearest: (cuisine: string, category: string) => `Try ${cuisine} · ${category} instead`,
  nearestDish: (dish: string) => `That would make, for instance, ${dish}.`,
  nearestTaken: (cuisine: string, category: string) => `${cuisine} and ${category} are chosen now.`,
} as const;

export const noteTexts = {
  title: "How your request was read",
  dismiss: "Hide these notes",
} as const;
