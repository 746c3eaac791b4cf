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

/** What a link to the recipe list can ask for. Searches with several filters go through recipeSearchPath. */
export interface RecipeListQuery {
  search?: string;
  cuisine?: string;
  category?: string;
}

/** Address of the recipe list. */
export function recipesPath(query: RecipeListQuery = {}): string {
  return listAddress(Object.entries(query));
}

/** Address of the recipe list with these parameters. Blank values are left out; commas inside lists stay readable. */
export function listAddress(parameters: readonly (readonly [name: string, value: string])[]): string {
  const filled = parameters.map(([name, value]) => [name, value.trim()]).filter(([, value]) => value !== "");
  // Unlike encodeURIComponent, URLSearchParams takes every text, half a surrogate pair included.
  const pairs = new URLSearchParams(filled).toString().replaceAll("%2C", ",");
  return pairs === "" ? paths.recipes : `${paths.recipes}?${pairs}`;
}
