import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import pageStyles from "./editor-page.module.css";
import styles from "./editor-skeleton.module.css";
import { EDITOR_TABS } from "./schema";
import { editorTexts } from "./texts";

/** The editor while it loads, laid out as it will be. */
export function EditorSkeleton() {
  return (
    <div className={pageStyles.page} role="status" aria-busy="true">
      <VisuallyHidden>{editorTexts.loading}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <div className={styles.tabs}>
        {EDITOR_TABS.map((tab) => (
          <Skeleton key={tab} className={styles.tab} />
        ))}
      </div>
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.area} />
    </div>
  );
}
