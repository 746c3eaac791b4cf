import type { ReactNode } from "react";

import { Button } from "./button";
import { EmptyState } from "./empty-state";
import styles from "./panel-list.module.css";
import { Skeleton } from "./skeleton";
import { VisuallyHidden } from "./visually-hidden";

export interface PanelListTexts {
  loading: string;
  emptyTitle: string;
  emptyText: string;
  failedTitle: string;
  failedText: string;
  again: string;
}

interface PanelListProps<Item> {
  /** What members wrote, as the query of it stands. */
  query: { data: readonly Item[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  texts: PanelListTexts;
  children: (item: Item) => ReactNode;
}

/** What members wrote, in a side panel, in all its states. */
export function PanelList<Item extends { ID: number }>({ query, texts, children }: PanelListProps<Item>) {
  const { data: items, error, isFetching, refetch } = query;
  if (items === undefined) {
    if (error === null || isFetching) return <Waiting text={texts.loading} />;
    return (
      <div className={styles.state} role="alert">
        <EmptyState title={texts.failedTitle} text={texts.failedText}>
          <Button variant="outline" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.ID} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <div key={each} className={styles.item}>
          <Skeleton className={styles.waitingHead} />
          <Skeleton className={styles.waitingText} />
        </div>
      ))}
    </div>
  );
}
