/** Names and fixed numbers of the product that more than one feature needs. */
export const PRODUCT_NAME = "Sufra";
export const TAGLINE = "Halal Made Easy, Flavor Made Rich";
export const SUBTITLE = "Discover authentic halal recipes from around the world";
export const DEFAULT_SERVING_SIZE = 4;
/** Characters the API takes as a search text. */
export const MAX_SEARCH_TEXT = 200;
