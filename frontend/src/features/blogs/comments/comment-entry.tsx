import type { BlogComment } from "@/shared/api/types";
import { EntryHead } from "@/shared/ui/entry-head";

import { commentTexts } from "../texts";
import styles from "./comment-entry.module.css";

/** One comment as readers see it. */
export function CommentEntry({ comment }: { comment: BlogComment }) {
  return (
    <article>
      <EntryHead name={comment.User_Name} pictureUrl={comment.Profile_Pic_URL} writtenAt={comment.Created_At} />
      <p className={styles.text}>{comment.Review_Text}</p>
      {comment.Helpful_Votes > 0 && <p className={styles.quiet}>{commentTexts.helpful(comment.Helpful_Votes)}</p>}
    </article>
  );
}
