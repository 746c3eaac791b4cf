export const atHandTexts = {
  open: "Cook with what I have",
  close: "Close",
  title: "What do you have?",
  hint: "Pick foods, or type any and press Enter. Salt, pepper, oil, sugar and water are taken for granted.",
  add: "Add",
  list: "What I have",
  remove: (food: string) => `Remove ${food}`,
  clear: "Clear all",
  tooMany: "At most 50 foods.",
} as const;
