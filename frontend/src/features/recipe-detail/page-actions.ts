import { createContext, type ReactNode } from "react";

import type { RecipeDetail } from "@/shared/api/types";

/** Gives the buttons that stand on the recipe's page only and belong to other features; its route provides them. */
export const PageActions = createContext<(recipe: RecipeDetail) => ReactNode>(() => null);
