import { formatMoment } from "@/shared/dates/moment";
import { Badge } from "@/shared/ui/badge";

import styles from "./cells.module.css";

/** A small picture of a row; a plain field where there is none. The row's title stands beside it. */
export function Thumbnail({ url }: { url: string | null }) {
  return url === null ? <span className={styles.thumbnail} /> : <img className={styles.thumbnail} src={url} alt="" loading="lazy" />;
}

/** When something was, in the reader's own time. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {formatMoment(at)}
    </time>
  );
}

/** Whether the public sees it. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return <Badge tone={isPublished ? "green" : "grey"}>{isPublished ? "Published" : "Draft"}</Badge>;
}
