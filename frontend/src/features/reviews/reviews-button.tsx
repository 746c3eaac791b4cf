import { MessageSquareText } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, type Location } from "react-router-dom";

import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { hasKeptValues } from "@/shared/hooks/use-kept-values";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";

import { REVIEWS_FRAGMENT } from "./fragment";
import { keptReview } from "./kept-review";

const ReviewsPanel = lazyDialog(() => import("./reviews-panel"), "ReviewsPanel");

/** Opens what members say of a recipe; at an address that asks for it, by itself, as after a sign-in from there. */
export function ReviewsButton({ recipe }: { recipe: NamedRecipe }) {
  const button = useRef<HTMLButtonElement>(null);
  const isAskedFor = useReviewsFragment();
  // A review that an expired sign-in, or a reload, has interrupted goes on.
  const isInterrupted = hasKeptValues(keptReview(recipe.ID));
  const panel = useKeptDialog({ isOpen: isAskedFor || isInterrupted });
  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={panel.open}>
        <MessageSquareText size="1.125rem" aria-hidden="true" />
        Reviews
      </Button>
      {panel.isNeeded && <ReviewsPanel recipe={recipe} button={button} {...panel.dialog} />}
    </>
  );
}

/** True at first when the address asks for the reviews; takes that out of it, so that a reload shows the recipe. */
function useReviewsFragment(): boolean {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const isAskedFor = hash === REVIEWS_FRAGMENT;
  useEffect(() => {
    if (isAskedFor) void navigate(pathname + search, { replace: true, state });
  }, [isAskedFor, navigate, pathname, search, state]);
  return isAskedFor;
}
