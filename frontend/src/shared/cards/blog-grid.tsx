import type { ReactNode } from "react";

import styles from "./blog-grid.module.css";

/** The list that blog cards stand in; its children are <li>. One to three columns, as many as fit. */
export function BlogGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
