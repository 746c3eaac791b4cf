import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button, GridList, GridListItem, useDragAndDrop } from "react-aria-components";

import { IconButton } from "./button";
import styles from "./sortable-list.module.css";

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  /** A stable id, and the words that screen readers use for the item. */
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Moves the item at one index to another: the `move` of react-hook-form's field array. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose rows are put in order by dragging, by the handle with the keyboard, or by the buttons Up and Down. */
export function SortableList<Item>({ label, items, idOf, nameOf, onMove, children }: SortableListProps<Item>) {
  const indexOf = (id: unknown) => items.findIndex((item) => idOf(item) === id);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (ids) => [...ids].map((id) => ({ "text/plain": nameOf(items[indexOf(id)] as Item) })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      const from = indexOf(moved);
      const before = indexOf(target.key) + (target.dropPosition === "after" ? 1 : 0);
      // Taking the row out moves everything behind it one place forward.
      const to = from < before ? before - 1 : before;
      if (to !== from) onMove(from, to);
    },
  });

  return (
    <GridList
      aria-label={label}
      className={styles.list ?? ""}
      dragAndDropHooks={dragAndDropHooks}
      // Rows hold fields: Tab goes through them, and typing is not taken for a search.
      keyboardNavigationBehavior="tab"
    >
      {items.map((item, index) => (
        <GridListItem key={idOf(item)} id={idOf(item)} textValue={nameOf(item)} className={styles.row ?? ""}>
          <Button slot="drag" className={styles.handle ?? ""} aria-label={`Drag ${nameOf(item)}`}>
            <GripVertical size="1.25rem" aria-hidden="true" />
          </Button>
          <div className={styles.content}>{children(item, index)}</div>
          <IconButton
            aria-label={`Move ${nameOf(item)} up`}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowUp size="1.125rem" aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={`Move ${nameOf(item)} down`}
            disabled={index === items.length - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowDown size="1.125rem" aria-hidden="true" />
          </IconButton>
        </GridListItem>
      ))}
    </GridList>
  );
}
