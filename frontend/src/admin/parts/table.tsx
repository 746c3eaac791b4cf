import type { CSSProperties, ReactNode } from "react";

import { cx } from "@/shared/ui/cx";

import styles from "./table.module.css";

interface TableProps {
  /** What the table lists, for readers that can't see it. */
  label: string;
  /** Headings in the order of the cells; "" where the cells need none. */
  columns: readonly string[];
  /** On a phone each row becomes a card, whose cells say their column. For rows that are wider than a phone. */
  hasCards?: boolean;
  className?: string;
  /** The rows: `<tr>`. */
  children: ReactNode;
}

/** Rows of facts. On narrow screens it scrolls sideways by itself, also with the keyboard, or becomes cards. */
export function Table({ label, columns, hasCards = false, className, children }: TableProps) {
  return (
    // A region that scrolls has to be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={cx(styles.scroller, hasCards && styles.cards, className)} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} style={hasCards ? headingsOf(columns) : undefined}>
        <thead>
          <tr>
            {columns.map((column, index) =>
              // A heading without words would be read as one.
              column === "" ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The headings for the cells of cards: --heading-1 is the first. The stylesheet knows twelve of them. */
function headingsOf(columns: readonly string[]): CSSProperties {
  return Object.fromEntries(columns.map((column, index) => [`--heading-${index + 1}`, JSON.stringify(column)]));
}
