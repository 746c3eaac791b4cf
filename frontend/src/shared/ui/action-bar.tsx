import type { ReactNode } from "react";

import styles from "./action-bar.module.css";

interface ActionBarProps {
  /** Says that something is not saved yet. */
  state: string | false;
  buttons: ReactNode;
  /** What stands in the way, above the buttons. */
  children: ReactNode;
}

/** The buttons of an editor; they stay at the bottom of the screen. */
export function ActionBar({ state, buttons, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.actions}>
        <p className={styles.state}>{state}</p>
        {buttons}
      </div>
    </div>
  );
}
