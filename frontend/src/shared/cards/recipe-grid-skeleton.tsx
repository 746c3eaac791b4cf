import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { RecipeGrid } from "./recipe-grid";
import styles from "./recipe-grid-skeleton.module.css";

/** The grid while its cards load: as many quiet cards, of the same size as the real ones. */
export function RecipeGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <RecipeGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true" data-testid="recipe-card-skeleton">
            <div className={styles.card}>
              <Skeleton className={styles.picture} />
              <div className={styles.body}>
                <Skeleton className={styles.badge} />
                <Skeleton className={styles.title} />
                <Skeleton className={styles.line} />
                <Skeleton className={styles.line} />
                <Skeleton className={styles.short} />
                <Skeleton className={styles.facts} />
              </div>
            </div>
          </li>
        ))}
      </RecipeGrid>
    </div>
  );
}
