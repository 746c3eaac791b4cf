import { useQuery } from "@tanstack/react-query";

import { PanelList } from "@/shared/ui/panel-list";

import { reviewsQuery } from "./api";
import { ReviewEntry } from "./review-entry";
import { panelTexts } from "./texts";

/** The reviews of a recipe in all their states. */
export function ReviewList({ recipeId }: { recipeId: number }) {
  return (
    <PanelList query={useQuery(reviewsQuery(recipeId))} texts={panelTexts}>
      {(review) => <ReviewEntry review={review} />}
    </PanelList>
  );
}
