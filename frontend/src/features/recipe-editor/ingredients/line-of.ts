import { MAX_LINE } from "@/shared/halal/use-halal-guard";

import type { IngredientValues } from "../schema";

/** An ingredient as the guard reads it; the server judges the same words when the recipe is saved. */
export function lineOf({ Name, Notes }: Pick<IngredientValues, "Name" | "Notes">): string {
  const words = [Name.trim(), Notes.trim()].filter((part) => part !== "").join(" ");
  return Array.from(words).slice(0, MAX_LINE).join("");
}
