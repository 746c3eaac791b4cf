import type { ReactNode } from "react";

import styles from "./cells.module.css";

/** The buttons and links of one row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
