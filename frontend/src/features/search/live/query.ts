import { useEffect, useState } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";

/** The recipe index by its public name. */
export const RECIPES_INDEX = "recipes";
export const BLOGS_INDEX = "blogs";

/** Stands between a text and its words that are searched as they stand, which the gateway takes in one. */
const AS_WORDS = "\u001f";

/** Stands before each food at hand, after the text. */
const HAVE = "\u001e";

/** The text of a search as the gateway takes it. */
export function askedText({ text, asWords, have }: RecipeSearch): string {
  return [[text, ...asWords].join(AS_WORDS), ...have].join(HAVE);
}

/** Long enough to pass over the letters of one burst, short enough to feel immediate. */
const DEBOUNCE_MS = 120;

/** The text as it was when it had not changed for 120 ms. The first text comes at once. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);

  return settled;
}
