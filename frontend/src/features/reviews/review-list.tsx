import { useQuery } from "@tanstack/react-query";

import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { reviewsQuery } from "./api";
import { ReviewEntry } from "./review-entry";
import styles from "./review-list.module.css";
import { panelTexts } from "./texts";

/** The reviews of a recipe in all their states. */
export function ReviewList({ recipeId }: { recipeId: number }) {
  const { data: reviews, error, refetch, isFetching } = useQuery(reviewsQuery(recipeId));

  if (reviews === undefined) {
    return error === null || isFetching ? <ReviewsSkeleton /> : <Failed onRetry={() => void refetch()} />;
  }
  if (reviews.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState title={panelTexts.emptyTitle} text={panelTexts.emptyText} />
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.ID} className={styles.item}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ul>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <EmptyState title={panelTexts.failedTitle} text={panelTexts.failedText}>
        <Button variant="outline" onClick={onRetry}>
          {panelTexts.again}
        </Button>
      </EmptyState>
    </div>
  );
}

function ReviewsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      <VisuallyHidden>{panelTexts.loading}</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <div key={each} className={styles.item}>
          <Skeleton className={styles.waitingHead} />
          <Skeleton className={styles.waitingText} />
        </div>
      ))}
    </div>
  );
}
