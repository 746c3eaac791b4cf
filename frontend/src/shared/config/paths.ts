import screens from "@config/screens.json";

/** Every address of the site, from the table of screens; those spelled here have no screen yet. */
export const paths = {
  home: screens.home.path,
  recipes: screens.recipes.path,
  recipe: (id: number) => fill(screens.recipe.path, String(id)),
  recipeEdit: (id: number) => fill(screens["recipe-edit"].path, String(id)),
  generateRecipe: screens["generate-recipe"].path,
  blogs: screens.blogs.path,
  blog: (slug: string) => fill(screens.blog.path, slug),
  blogCreate: screens["blog-create"].path,
  /** Leads to blogCreate: a new blog has both addresses. */
  createBlog: "/create-blog",
  blogEdit: (slug: string) => fill(screens["blog-edit"].path, slug),
  myProfile: screens["my-profile"].path,
  signIn: screens["sign-in"].path,
  signUp: screens["sign-up"].path,
  userCreated: screens["user-created"].path,
  activate: (linkId: string) => fill(screens.activate.path, linkId),
  resetPassword: (linkId: string) => fill(screens["reset-password"].path, linkId),
  mealPlanning: screens["meal-planning"].path,
  shoppingList: screens["shopping-list"].path,
  appBrochure: screens["app-brochure"].path,
  termsOfService: screens["terms-of-service"].path,
  privacyPolicy: screens["privacy-policy"].path,
  notFound: "/not-found",
} as const;

/** Address of a screen without varying parts, by its key in the table. */
export function screenPath(key: keyof typeof screens): string {
  return screens[key].path;
}

/** Writes a value into the one varying part of a screen's path. */
function fill(path: string, value: string): string {
  return path.replace(/:\w+\??/, encodeURIComponent(value));
}

const ACCOUNT_PATHS = Object.values(screens)
  .filter((screen) => "account" in screen)
  .map(({ path }) => path.replace(/\/:.*/, ""));

/** True for the screens of signing in and up: no visitor is sent back to one of them after signing in. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT_PATHS.some((account) => path === account || path.startsWith(account + "/"));
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
