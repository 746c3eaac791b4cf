import type { Cuisine } from "@/shared/api/types";
import { paths, recipesPath } from "@/shared/config/paths";
import { minutesAndHours } from "@/shared/dates/durations";

import { markMatches, type MarkedText } from "./marked-text";

/** One line under the search box: choosing it leads to `to`. */
export interface Suggestion {
  /** Unlike every other suggestion's. */
  key: string;
  to: string;
  title: MarkedText;
  /** A quieter second line. */
  detail?: string;
  motifCode: string | null;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

/** What a recipe suggestion shows, as the search gateway gives it. */
export interface RecipeHit {
  id: number;
  title: MarkedText;
  cuisine: string | null;
  cuisineCode: string | null;
  totalMinutes: number | null;
}

/** What a blog suggestion shows. */
export interface BlogHit {
  slug: string;
  title: MarkedText;
  author: string;
}

/** What the gateway has found for a text. */
export interface FoundHits {
  recipes: readonly RecipeHit[];
  blogs: readonly BlogHit[];
}

const MAX_CUISINES = 3;

/** What to suggest for a text: recipes, blogs, then cuisines. Groups without a suggestion are left out. */
export function suggestionGroups(text: string, found: FoundHits, cuisines: readonly Cuisine[]): SuggestionGroup[] {
  return [
    { title: "Recipes", suggestions: found.recipes.map(recipeSuggestion) },
    { title: "Blogs", suggestions: found.blogs.map(blogSuggestion) },
    { title: "Cuisines", suggestions: matchingCuisines(text, cuisines).map((cuisine) => cuisineSuggestion(text, cuisine)) },
  ].filter((group) => group.suggestions.length > 0);
}

function recipeSuggestion({ id, title, cuisine, cuisineCode, totalMinutes }: RecipeHit): Suggestion {
  const facts = [cuisine, totalMinutes !== null && minutesAndHours(totalMinutes)];
  return {
    key: `recipe-${id}`,
    to: paths.recipe(id),
    title,
    detail: facts.filter(Boolean).join(" · "),
    motifCode: cuisineCode,
  };
}

function blogSuggestion({ slug, title, author }: BlogHit): Suggestion {
  return { key: `blog-${slug}`, to: paths.blog(slug), title, detail: author, motifCode: null };
}

function cuisineSuggestion(text: string, { Code, Display_Name: name }: Cuisine): Suggestion {
  return {
    key: `cuisine-${Code}`,
    to: recipesPath({ cuisine: name }),
    title: markMatches(name, text),
    motifCode: Code,
  };
}

/** Cuisines with a word that begins as the text does; those that begin so themselves come first. */
function matchingCuisines(text: string, cuisines: readonly Cuisine[]): Cuisine[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const place = (cuisine: Cuisine) => ` ${cuisine.Display_Name.toLowerCase()}`.indexOf(` ${wanted}`);
  return cuisines
    .filter((cuisine) => place(cuisine) >= 0)
    .sort((one, other) => place(one) - place(other))
    .slice(0, MAX_CUISINES);
}
