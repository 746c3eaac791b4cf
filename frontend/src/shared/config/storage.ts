/** Where the browser keeps the shopping list. Signing out empties it (shared/auth/auth-storage.ts). */
export const SHOPPING_LIST_KEY = "sufra.shopping-list";

/** The cache in which the service worker keeps recipes, by their calls: scripts/offline/service-worker.js. */
export const KEPT_RECIPES = "sufra-recipes";
/** Those of their pictures. */
export const KEPT_PICTURES = "sufra-recipe-pictures";
