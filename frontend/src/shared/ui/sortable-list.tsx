import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
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

  if (items.length === 0) return null;
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
          <div role="presentation" className={styles.parts} onKeyDown={keepFromGrid} onFocus={keepFocus}>
            <Button slot="drag" className={styles.handle ?? ""} aria-label={`Drag ${nameOf(item)}`}>
              <GripVertical size="1.25rem" aria-hidden="true" />
            </Button>
            <div className={styles.content}>{children(item, index)}</div>
            <MoveButtons
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => onMove(index, index + by)}
            />
          </div>
        </GridListItem>
      ))}
    </GridList>
  );
}

/** Tab goes on to the next row as in every form, and the arrows of a field stay in it. The grid would take both. */
function keepFromGrid(event: KeyboardEvent) {
  const isInField = event.target instanceof Element && event.target.matches("input, textarea, select");
  if (event.key === "Tab" || isInField) event.stopPropagation();
}

/** The grid would take a focus that comes from outside back to the row that it remembers. Only the handle is its own. */
function keepFocus(event: FocusEvent) {
  if (!(event.target).matches("[slot=drag]")) event.stopPropagation();
}

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<1 | -1 | null>(null);

  // Moving the row, or reaching an end, takes the focus from the pressed button.
  useEffect(() => {
    if (pressed.current === null) return;
    const isUp = pressed.current === -1 ? !isFirst : isLast;
    pressed.current = null;
    (isUp ? up : down).current?.focus();
  });

  const move = (by: 1 | -1) => {
    pressed.current = by;
    onMove(by);
  };
  return (
    <div className={styles.moves}>
      <IconButton ref={up} aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => move(-1)}>
        <ArrowUp size="1.125rem" aria-hidden="true" />
      </IconButton>
      <IconButton ref={down} aria-label={`Move ${name} down`} disabled={isLast} onClick={() => move(1)}>
        <ArrowDown size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
