import * as Tabs from "@radix-ui/react-tabs";
import { useEffect, useRef } from "react";

import styles from "./tab-menu.module.css";
import type { DashboardTab, TabId } from "./tabs";
import { profileTexts } from "./texts";

/** The dashboard's tabs: a column on large screens, else a row that scrolls sideways. */
export function TabMenu({ tabs, chosen }: { tabs: readonly DashboardTab[]; chosen: TabId }) {
  const list = useRef<HTMLDivElement>(null);

  // In a row, a tab that the address or an arrow key chose may lie outside. Only the row moves, never the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  return (
    <Tabs.List ref={list} className={styles.list} aria-label={profileTexts.menu}>
      {tabs.map(({ id, label, icon: Icon, count, isComingSoon = false }) => (
        <Tabs.Trigger key={id} className={styles.tab} value={id} disabled={isComingSoon}>
          <Icon size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.label}>
            {label} {isComingSoon && <span className={styles.soon}>{profileTexts.comingSoon}</span>}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
