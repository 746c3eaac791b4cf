import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import articleStyles from "./recipe-article.module.css";
import styles from "./recipe-skeleton.module.css";
import { detailTexts } from "./texts";

const LINES = Array.from({ length: 6 }, (_, index) => index);

/** The page while its recipe loads, laid out as it will be. */
export function RecipeSkeleton() {
  return (
    <div className={articleStyles.page} role="status" aria-busy="true">
      <VisuallyHidden>{detailTexts.loading}</VisuallyHidden>
      <Skeleton className={styles.badge} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.stats} />
      <div className={articleStyles.cooking}>
        {["ingredients", "steps"].map((part) => (
          <div key={part} className={styles.lines}>
            {LINES.map((line) => (
              <Skeleton key={line} className={styles.line} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
