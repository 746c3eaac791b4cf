import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import type { RecipeCard as Recipe } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { EmptyState } from "@/shared/ui/empty-state";
import { Section, SectionLink } from "@/shared/ui/section";

import { popularRecipesQuery } from "../api";
import { RecipeCard } from "../card/recipe-card";
import { RecipeGridSkeleton } from "../card/recipe-card-skeleton";
import { RecipeGrid } from "../card/recipe-grid";
import { popularTexts } from "./texts";

const SKELETON_COUNT = 12;
const PRIORITY_COUNT = 3;

interface PopularRecipesProps {
  /** Buttons over each card's picture. */
  renderActions?: (recipe: Recipe) => ReactNode;
}

/** Home's grid of popular recipes. A failed fetch leaves the list empty, without an error (spec, section 8). */
export function PopularRecipes({ renderActions }: PopularRecipesProps) {
  const { data: recipes = [], isPending } = useQuery(popularRecipesQuery);

  return (
    <Section title={popularTexts.title} aside={<SectionLink to={paths.recipes}>{popularTexts.viewAll}</SectionLink>}>
      {isPending && <RecipeGridSkeleton count={SKELETON_COUNT} />}
      {!isPending && recipes.length === 0 && <EmptyState title={popularTexts.empty} text={popularTexts.emptyHint} />}
      {recipes.length > 0 && (
        <RecipeGrid>
          {recipes.map((recipe, index) => (
            <li key={recipe.ID}>
              <RecipeCard recipe={recipe} priority={index < PRIORITY_COUNT} actions={renderActions?.(recipe)} />
            </li>
          ))}
        </RecipeGrid>
      )}
    </Section>
  );
}
