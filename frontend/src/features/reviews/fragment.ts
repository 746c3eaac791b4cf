/** Of a recipe's address: its page opens with the panel of reviews. */
export const REVIEWS_FRAGMENT = "#reviews";
