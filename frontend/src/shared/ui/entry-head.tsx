import type { ReactNode } from "react";

import { formatLongDate } from "@/shared/dates/long-date";

import styles from "./entry-head.module.css";
import { MemberPicture } from "./member-picture";

interface EntryHeadProps {
  name: string;
  pictureUrl: string | null;
  /** When it was written: an ISO time. */
  writtenAt: string;
  /** What stands before the date. */
  children?: ReactNode;
}

/** Who wrote a review or a comment, and when. */
export function EntryHead({ name, pictureUrl, writtenAt, children }: EntryHeadProps) {
  return (
    <header className={styles.head}>
      <MemberPicture name={name} pictureUrl={pictureUrl} />
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          {children}
          <time dateTime={writtenAt}>{formatLongDate(writtenAt)}</time>
        </p>
      </div>
    </header>
  );
}
