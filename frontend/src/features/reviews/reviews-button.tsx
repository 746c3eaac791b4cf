import { MessageSquareText } from "lucide-react";

import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { hasKeptValues } from "@/shared/hooks/use-kept-values";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";

import { keptReview } from "./kept-review";

const ReviewsPanel = lazyDialog(() => import("./reviews-panel"), "ReviewsPanel");

/** Opens what members say of a recipe. */
export function ReviewsButton({ recipe }: { recipe: NamedRecipe }) {
  // A review that an expired sign-in, or a reload, has interrupted goes on.
  const panel = useKeptDialog(hasKeptValues(keptReview(recipe.ID)));
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={panel.open}>
        <MessageSquareText size="1.125rem" aria-hidden="true" />
        Reviews
      </Button>
      {panel.isNeeded && <ReviewsPanel recipe={recipe} {...panel.dialog} />}
    </>
  );
}
