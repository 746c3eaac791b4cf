import { queryOptions, useQuery } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";
import { Section } from "@/shared/ui/section";

/** Six recipes like this one; nothing while they are on their way, without any, and after a failure. */
export function SimilarRecipes({ id }: { id: number }) {
  const { data } = useQuery(similarQuery(id));
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="More like this">
      <RecipeGrid>
        {data.map((recipe) => (
          <li key={recipe.ID}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </RecipeGrid>
    </Section>
  );
}

function similarQuery(id: number) {
  return queryOptions({
    queryKey: ["recipes", id, "similar"],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/recipes/{recipe_id}/similar", { params: { path: { recipe_id: id } }, signal })),
  });
}
