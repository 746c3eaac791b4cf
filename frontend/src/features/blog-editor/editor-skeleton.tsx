import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import formStyles from "./editor-form.module.css";
import styles from "./editor-skeleton.module.css";
import { editorTexts } from "./texts";

/** The editor while it loads, laid out as it will be. */
export function EditorSkeleton() {
  return (
    <div className={formStyles.page} role="status" aria-busy="true">
      <VisuallyHidden>{editorTexts.loading}</VisuallyHidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.excerpt} />
      <Skeleton className={styles.image} />
      <Skeleton className={styles.content} />
    </div>
  );
}
