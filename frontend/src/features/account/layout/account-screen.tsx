import { useEffect, useRef, type ReactNode } from "react";

import { TileField } from "@/shared/motif/tile";

import styles from "./account-screen.module.css";
import { LaidTable } from "./laid-table";

interface AccountScreenProps {
  title: string;
  lead?: string;
  /** Shows the finished illustration: the visitor's place at the table is taken. */
  isSeated?: boolean;
  /** The title takes the focus: for a state that replaces what the visitor was just using. */
  takesFocus?: boolean;
  /** Screen readers announce its changes, for changes that no click has caused. */
  isLive?: boolean;
  children?: ReactNode;
}

/** Layout of the account screens: a card beside an illustration, or below a band of it on narrow screens. */
export function AccountScreen({ title, lead, isSeated = false, takesFocus = false, isLive = false, children }: AccountScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={styles.screen}>
      <LaidTable isSeated={isSeated} className={styles.table} />
      <div className={styles.band}>
        <TileField tilePx={48} />
      </div>
      <div className={styles.seat}>
        <section className={styles.card} aria-live={isLive ? "polite" : undefined}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </section>
      </div>
    </div>
  );
}
