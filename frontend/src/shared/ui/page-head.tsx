import type { ReactNode } from "react";

import styles from "./page-head.module.css";

interface PageHeadProps {
  title: string;
  /** One sentence on what the screen is for. */
  lead: string;
  /** A button beside the title. */
  children?: ReactNode;
}

/** The title of a screen. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
