import type { RefObject } from "react";

import styles from "./skip-link.module.css";

/** The first stop of the keyboard: over header and menus to the content. */
export function SkipLink({ to, children }: { to: RefObject<HTMLElement | null>; children: string }) {
  return (
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        // Not through the address: a fragment would be one more entry for Back.
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {children}
    </a>
  );
}
