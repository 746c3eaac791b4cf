import { useParams } from "react-router-dom";

import { GenerationNotes } from "@/features/generator/generation-notes";
import { PageActions } from "@/features/recipe-detail/page-actions";
import { RecipePage } from "@/features/recipe-detail/recipe-page";
import { ReviewsButton } from "@/features/reviews/reviews-button";
import type { RecipeDetail } from "@/shared/api/types";

/** /recipe/{id}. */
export function Screen() {
  const { id = "" } = useParams();
  return (
    <PageActions value={pageActions}>
      <GenerationNotes key={id} />
      <RecipePage id={/^\d+$/.test(id) ? Number(id) : null} />
    </PageActions>
  );
}

function pageActions(recipe: RecipeDetail) {
  return <ReviewsButton recipe={recipe} />;
}
