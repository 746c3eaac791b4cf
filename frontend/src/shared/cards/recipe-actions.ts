import { createContext, use, type ReactNode } from "react";

import type { RecipeCard } from "@/shared/api/types";

/** What the buttons of a recipe know of it; cards and details both have it. */
export type NamedRecipe = Pick<RecipeCard, "ID" | "Short_Title">;

/** Gives the buttons that stand on every recipe card and on the recipe's page, such as the heart.
 *
 * The shell provides it once, so that cards need no props for what another feature brings.
 */
export const RecipeActions = createContext<(recipe: NamedRecipe, isListed?: boolean) => ReactNode>(() => null);

/** `isListed` is for a card among the member's favorites: it is one, as far as is known. */
export function useRecipeActions(recipe: NamedRecipe, isListed = false): ReactNode {
  return use(RecipeActions)(recipe, isListed);
}
