/** Every address of the site. Nothing else spells a URL of ours. */
export const paths = {
  home: "/",
  recipes: "/recipes",
  recipe: (id: number) => `/recipe/${id}`,
  recipeEdit: (id: number) => `/recipe-edit/${id}`,
  generateRecipe: "/generate-recipe",
  blogs: "/blogs",
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  myProfile: "/my-profile",
  signIn: "/sign-in",
  signUp: "/sign-up",
  termsOfService: "/terms-of-service",
  privacyPolicy: "/privacy-policy",
  notFound: "/not-found",
} as const;

/** What the address of /recipes can hold; a list is comma-separated there. */
export interface RecipeListQuery {
  search?: string;
  cuisine?: string | readonly string[];
  category?: string | readonly string[];
  difficulty?: string | readonly string[];
}

/** Address of the recipe list. Empty and blank values leave no trace; commas inside lists stay readable. */
export function recipesPath(query: RecipeListQuery = {}): string {
  const pairs = Object.entries(query)
    .map(([name, value]): [string, string] => [name, (Array.isArray(value) ? value.join(",") : String(value ?? "")).trim()])
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`);
  return pairs.length === 0 ? paths.recipes : `${paths.recipes}?${pairs.join("&")}`;
}
