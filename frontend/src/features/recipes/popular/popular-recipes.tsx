import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";

import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";
import { RecipeGridSkeleton } from "@/shared/cards/recipe-grid-skeleton";
import { paths } from "@/shared/config/paths";
import { EmptyState } from "@/shared/ui/empty-state";
import { Section, SectionLink } from "@/shared/ui/section";

import { popularRecipesQuery } from "../api";
import { popularTexts } from "./texts";

const SKELETON_COUNT = 12;
const PRIORITY_COUNT = 3;

/** Home's grid of popular recipes. A failed fetch leaves the list empty, without an error. Source: docs/product/shell.md#home */
export function PopularRecipes() {
  const { data, isError } = useQuery(popularRecipesQuery);
  // Twelve cards are drawn in short pieces: the page answers meanwhile.
  const recipes = useDeferredValue(data);
  const isPending = recipes === undefined && !isError;

  return (
    <Section title={popularTexts.title} aside={<SectionLink to={paths.recipes}>{popularTexts.viewAll}</SectionLink>}>
      {isPending && <RecipeGridSkeleton count={SKELETON_COUNT} />}
      {!isPending && !recipes?.length && <EmptyState title={popularTexts.empty} text={popularTexts.emptyHint} />}
      {recipes !== undefined && recipes.length > 0 && (
        <RecipeGrid>
          {recipes.map((recipe, index) => (
            <li key={recipe.ID}>
              <RecipeCard recipe={recipe} priority={index < PRIORITY_COUNT} />
            </li>
          ))}
        </RecipeGrid>
      )}
    </Section>
  );
}
