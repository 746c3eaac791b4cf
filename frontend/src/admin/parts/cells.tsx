import { TileField } from "@/shared/motif/tile";
import { Badge } from "@/shared/ui/badge";
import { MemberPicture } from "@/shared/ui/member-picture";

import styles from "./cells.module.css";
import tableStyles from "./table.module.css";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** The small picture of a row, or a tile where there is none. The row's title stands beside it. */
export function PictureCell({ url }: { url: string | null }) {
  return (
    <td className={tableStyles.picture}>
      {url === null ? (
        <TileField className={styles.thumbnail} tilePx={28} />
      ) : (
        <img className={styles.thumbnail} src={url} alt="" width={56} height={42} loading="lazy" />
      )}
    </td>
  );
}

/** Whom a row is about: the face, or the initials. */
export function FaceCell({ name, url }: { name: string; url: string | null }) {
  return (
    <td className={tableStyles.picture}>
      <MemberPicture name={name} pictureUrl={url} />
    </td>
  );
}

/** When something was, in the reader's own time: the day, and below it the time. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} className={styles.moment}>
      {DATE.format(date)} <span>{TIME.format(date)}</span>
    </time>
  );
}

/** Whether the public sees it. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return <Badge tone={isPublished ? "green" : "grey"}>{isPublished ? "Published" : "Draft"}</Badge>;
}
