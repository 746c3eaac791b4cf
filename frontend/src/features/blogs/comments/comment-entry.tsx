import type { BlogComment } from "@/shared/api/types";
import { formatLongDate } from "@/shared/dates/long-date";
import { MemberPicture } from "@/shared/ui/member-picture";

import { commentTexts } from "../texts";
import styles from "./comment-entry.module.css";

/** One comment as readers see it. */
export function CommentEntry({ comment }: { comment: BlogComment }) {
  return (
    <article>
      <header className={styles.head}>
        <MemberPicture name={comment.User_Name} pictureUrl={comment.Profile_Pic_URL} />
        <div className={styles.who}>
          <h3 className={styles.name}>{comment.User_Name}</h3>
          <time className={styles.quiet} dateTime={comment.Created_At}>
            {formatLongDate(comment.Created_At)}
          </time>
        </div>
      </header>
      <p className={styles.text}>{comment.Review_Text}</p>
      {comment.Helpful_Votes > 0 && <p className={styles.quiet}>{commentTexts.helpful(comment.Helpful_Votes)}</p>}
    </article>
  );
}
