import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import dashboardStyles from "./dashboard.module.css";
import styles from "./profile-skeleton.module.css";
import { profileTexts } from "./texts";

const TABS = ["profile", "saved", "generated", "reviews", "meal-planning", "shopping-list"];

/** The dashboard while it loads, laid out as it will be. */
export function ProfileSkeleton() {
  return (
    <div className={dashboardStyles.dashboard} role="status" aria-busy="true">
      <VisuallyHidden>{profileTexts.loading}</VisuallyHidden>
      <div className={styles.menu}>
        {TABS.map((tab) => (
          <Skeleton key={tab} className={styles.tab} />
        ))}
      </div>
      <div>
        <Skeleton className={styles.band} />
        <Skeleton className={styles.counters} />
      </div>
    </div>
  );
}
