export const labelTexts = {
  read: "What was read",
  readParts: (parts: string) => `Every word of ${parts}.`,
  readTitle: "the title",
  readIngredients: (count: number) => (count === 1 ? "the one ingredient" : `the ${count} ingredients`),
  readSteps: (count: number) => (count === 1 ? "the one step" : `the ${count} steps`),
  toLookAt: "To look at",
  notAnIngredient: "The caution is about the title, the description or a step, not about an ingredient.",
  notUnderstood: "Not understood",
  notInLexicon: "Some words of these lines are in no list:",
  judge: "Who judges",
  guard: "Sufra's halal guard judges by words, with a lexicon that everyone can read. It is no certificate.",

  title: "Diets and allergens",
  suitable: "Suitable diets",
  nothingRead: "No ingredients were read, so nothing is ruled out.",
  notEveryLine: (lines: string, more: number) =>
    `Not every line was understood, so nothing is ruled out: ${lines}${more > 0 ? ` and ${more} more` : ""}.`,
  packages: "These labels come from the recipe's text. Read the packages you use.",
  why: "See why",
  notSuitable: "Not suitable",
  notClaimed: "Not claimed",
  linesOpen: "not every line was understood.",
} as const;
