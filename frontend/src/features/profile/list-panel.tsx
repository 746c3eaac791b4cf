import type { ReactNode } from "react";

import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import styles from "./list-panel.module.css";
import { emptyTexts, profileTexts } from "./texts";

interface ListPanelProps<Item> {
  list: keyof typeof emptyTexts;
  items: Item[];
  /** Where a member without any of these finds the first. */
  emptyTo: string;
  children: (items: Item[]) => ReactNode;
}

/** A tab that holds one list: its title, then what there is, or the way to the first. */
export function ListPanel<Item>({ list, items, emptyTo, children }: ListPanelProps<Item>) {
  const { title, text, action } = emptyTexts[list];
  return (
    <>
      <h2 className={styles.title}>{profileTexts.tabs[list]}</h2>
      {items.length > 0 ? (
        children(items)
      ) : (
        <EmptyState title={title} text={text}>
          <ButtonLink to={emptyTo}>{action}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
