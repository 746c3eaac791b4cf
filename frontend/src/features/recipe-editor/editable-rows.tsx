import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/shared/ui/button";
import { SortableList } from "@/shared/ui/sortable-list";

import styles from "./rows.module.css";
import { useRowFocus } from "./use-row-focus";

/** What a row is given beside its fields. */
export interface RowProps {
  index: number;
  takesFocus: boolean;
  onFocused: () => void;
  /** Takes a pasted list; false for a text that is none, which the field then takes. */
  onPaste: (text: string) => boolean;
  onRemove: () => void;
}

interface EditableRowsProps {
  texts: { list: string; lead: string; empty: string; add: string };
  items: readonly { id: string; name: string }[];
  /** What is wrong with the list as a whole. */
  error: { message?: string; root?: { message?: string } } | undefined;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Puts a pasted list in and returns the index of its last row; null for a text that is no list. */
  onPaste: (index: number, text: string) => number | null;
  children: (row: RowProps, name: string) => ReactNode;
}

/** Rows that can be added, removed and put in order. The focus stays near what was changed. */
export function EditableRows({ texts, items, error, onAdd, onMove, onRemove, onPaste, children }: EditableRowsProps) {
  const { list, addButton, added, onFocused, focusRow, focusAfterRemoval } = useRowFocus();

  const rowAt = (index: number): RowProps => ({
    index,
    takesFocus: index === added,
    onFocused,
    onPaste: (text) => {
      const last = onPaste(index, text);
      if (last !== null) focusRow(last);
      return last !== null;
    },
    onRemove: () => {
      onRemove(index);
      focusAfterRemoval(index);
    },
  });

  const add = () => {
    onAdd();
    focusRow(items.length);
  };

  return (
    <div ref={list}>
      <p className={styles.lead}>{texts.lead}</p>
      {error?.message !== undefined && <p className={styles.error}>{error.message}</p>}
      {error?.root?.message !== undefined && <p className={styles.error}>{error.root.message}</p>}
      {items.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <SortableList label={texts.list} items={items} idOf={({ id }) => id} nameOf={({ name }) => name} onMove={onMove}>
        {({ name }, index) => children(rowAt(index), name)}
      </SortableList>
      <Button ref={addButton} variant="outline" className={styles.add} onClick={add}>
        <Plus size="1.125rem" aria-hidden="true" />
        {texts.add}
      </Button>
    </div>
  );
}
