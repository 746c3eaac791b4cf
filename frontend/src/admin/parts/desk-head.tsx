import type { ReactNode } from "react";

import styles from "./desk-head.module.css";

interface DeskHeadProps {
  title: string;
  lead?: ReactNode;
  /** Buttons of the whole desk. */
  children?: ReactNode;
}

/** The heading of a desk, with what one does there. */
export function DeskHead({ title, lead, children }: DeskHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
