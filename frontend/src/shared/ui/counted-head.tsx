import type { ReactNode, Ref } from "react";

import styles from "./counted-head.module.css";

interface CountedHeadProps {
  /** Names the section through `aria-labelledby`. */
  id: string;
  title: string;
  /** How many there are below, such as "12 items"; nothing while there are none. */
  count: string | false;
  /** Receives the heading, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
  /** What changes the list below. */
  children?: ReactNode;
}

/** The head of a list: its title and how much it holds, above a line. */
export function CountedHead({ id, title, count, ref, children }: CountedHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {count !== false && <p className={styles.count}>{count}</p>}
      {children}
    </div>
  );
}
