/** Source: docs/product/recipes.md#recipe-editor */
export const editorTexts = {
  title: "Edit Recipe",
  loading: "Loading recipe...",
  sections: "Parts of the recipe",
  tabs: {
    basic: "Basic",
    timing: "Timing",
    ingredients: "Ingredients",
    instructions: "Instructions",
    images: "Images",
    tags: "Tags",
  },
  errors: (count: number) => (count === 1 ? "1 error" : `${count} errors`),
  required: "Fields without “optional” are required.",

  noId: "Recipe ID not found",
  notFound: "Recipe not found",
  forbidden: "You don't have permission to edit this recipe",
  failed: "Failed to fetch recipe",
  comingSoon: "Coming Soon",
  beingWorkedOn: "Recipe editing is being worked on.",
  again: "Try Again",
  toRecipes: "All Recipes",
  toRecipe: "Back to the Recipe",

  save: "Save Recipe",
  saving: "Saving...",
  cancel: "Cancel",
  updated: "Recipe Updated",
  error: "Error",
  refused: "Failed to update recipe. Please try again.",
  unreachable: "Something went wrong while saving. Please try again.",
  unsaved: "Unsaved changes",
  restored: "These are your unsaved changes from before.",
  discard: "Discard Them",
} as const;

export const basicTexts = {
  shortTitle: "Short Title",
  shortTitleHint: "The name on the card, such as “Chicken Biryani”.",
  longTitle: "Long Title",
  description: "Description",
  culturalNotes: "Cultural Notes (optional)",
  culturalNotesHint: "Where the dish comes from, and when it is eaten.",
  cuisine: "Cuisine",
  category: "Category",
  difficulty: "Difficulty Level",
  choose: "Choose...",
} as const;

export const timingTexts = {
  times: "Times and servings",
  prepTime: "Prep Time (minutes)",
  cookTime: "Cook Time (minutes)",
  servings: "Serving Size",
  servingsHint: "How many people it feeds.",
  nutrition: "Nutrition per serving (optional)",
  calories: "Calories (kcal)",
  protein: "Protein (g)",
  carbs: "Carbs (g)",
  fat: "Fat (g)",
  fiber: "Fiber (g)",
} as const;

export const ingredientTexts = {
  list: "Ingredients",
  lead: "Paste a whole list into a name, and each line becomes an ingredient.",
  empty: "No ingredients yet.",
  add: "Add Ingredient",
  nameless: (number: number) => `ingredient ${number}`,
  remove: (name: string) => `Remove ${name}`,
  quantity: "Quantity",
  quantityMax: "Up to",
  unit: "Unit",
  name: "Name",
  notes: "Notes",
  section: "Section",
  optional: "Optional",
  notHalal: (reason: string) => `Not halal: ${reason}`,
  doubtful: (reason: string) => `Check that it is halal. ${reason}`,
  replaceBy: (substitute: string) => `Use ${substitute}`,
  replaceByFor: (substitute: string, name: string) => `Use ${substitute} instead of ${name}`,
  blocked: (names: string) => `Not halal: ${names}. Replace it to save the recipe.`,
  blockedMany: (names: string) => `Not halal: ${names}. Replace them to save the recipe.`,
  show: (name: string) => `Show ${name}`,
} as const;

export const stepTexts = {
  list: "Instructions",
  lead: "Paste a numbered list into a step, and each number becomes a step.",
  empty: "No steps yet.",
  add: "Add Step",
  nameOf: (number: number) => `step ${number}`,
  remove: (number: number) => `Remove step ${number}`,
  text: (number: number) => `Step ${number}: Instruction Text`,
  temperature: "Temperature",
  timeNeeded: "Time Needed (minutes)",
  section: "Section",
} as const;

export const imageTexts = {
  preview: "Preview Image (4:3)",
  previewHint: "Shown on cards.",
  banner: "Banner Image (20:9)",
  bannerHint: "Shown at the top of the recipe's page.",
  limits: "PNG, JPEG, WebP or GIF. A large photo is made smaller here.",
  present: "The present picture",
  chosen: "The new picture",
  none: "No picture yet",
  keep: "Keep the Present Picture",
  drop: "Remove the New Picture",
} as const;

export const tagTexts = {
  tags: "Tags",
  hint: "Words that the dish is found by, such as “rice” or “one pot”. Enter adds one.",
  add: "Add Tag",
} as const;

export const conflictTexts = {
  title: "Another person has saved this recipe",
  text: "It has changed since you opened it. What you have typed is still here, but none of it is saved.",
  loading: "Looking up when it was saved...",
  savedAt: (time: string) => `The other version was saved on ${time}.`,
  look: "See the saved version",
  choice: "Saving yours replaces all of theirs. To keep both, copy what you need from the saved version first.",
  keep: "Go On Editing",
  overwrite: "Save mine over theirs",
  failed: "Failed to fetch recipe",
  again: "Try Again",
} as const;
