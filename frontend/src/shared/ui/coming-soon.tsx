import type { ReactNode } from "react";

import { Badge } from "./badge";
import styles from "./coming-soon.module.css";

interface ComingSoonProps {
  /** What works already, and what is still to come. */
  children: ReactNode;
}

/** Marks a screen that is a first look at what is planned. Source: docs/product/shell.md#placeholders */
export function ComingSoon({ children }: ComingSoonProps) {
  return (
    <aside className={styles.note} aria-label="Coming Soon">
      <Badge tone="picture">Coming Soon</Badge>
      <p className={styles.release}>Expected Release: Q2 2024</p>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
