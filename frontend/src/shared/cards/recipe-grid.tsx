import type { ReactNode } from "react";

import styles from "./recipe-grid.module.css";

/** The list that recipe cards stand in; its children are <li>. One to three columns, as many as fit. */
export function RecipeGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
