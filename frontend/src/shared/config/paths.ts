/** Every address of the site. Nothing else spells a URL of ours. */
export const paths = {
  home: "/",
  recipes: "/recipes",
  recipe: (id: number) => `/recipe/${id}`,
  recipeEdit: (id: number) => `/recipe-edit/${id}`,
  generateRecipe: "/generate-recipe",
  blogs: "/blogs",
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  blogCreate: "/blogs/create",
  /** Leads to blogCreate: the spec knows the new blog by both addresses. */
  createBlog: "/create-blog",
  myProfile: "/my-profile",
  signIn: "/sign-in",
  signUp: "/sign-up",
  userCreated: "/user-created",
  activate: (linkId: string) => `/activate/${encodeURIComponent(linkId)}`,
  resetPassword: (linkId: string) => `/reset-password/${encodeURIComponent(linkId)}`,
  termsOfService: "/terms-of-service",
  privacyPolicy: "/privacy-policy",
  notFound: "/not-found",
} as const;

/** True for the screens of signing in and up: nobody is sent back to one of them after signing in. */
export function isAccountPath(path: string): boolean {
  return /^\/(sign-in|sign-up|user-created|activate|reset-password)(?![\w-])/.test(path);
}

/** What the address of /recipes can hold; a list is comma-separated there. */
export interface RecipeListQuery {
  search?: string;
  cuisine?: string | readonly string[];
  category?: string | readonly string[];
  difficulty?: string | readonly string[];
}

/** Address of the recipe list. Empty and blank values leave no trace; commas inside lists stay readable. */
export function recipesPath(query: RecipeListQuery = {}): string {
  const values = Object.entries(query)
    .map(([name, value]): [string, string] => [name, (Array.isArray(value) ? value.join(",") : String(value ?? "")).trim()])
    .filter(([, value]) => value !== "");
  // Unlike encodeURIComponent, URLSearchParams takes every text, half a surrogate pair included.
  const pairs = new URLSearchParams(values).toString().replaceAll("%2C", ",");
  return pairs === "" ? paths.recipes : `${paths.recipes}?${pairs}`;
}
