import type { ReactNode } from "react";

import { cx } from "@/shared/ui/cx";

import styles from "./table.module.css";

interface TableProps {
  /** What the table lists, for readers that can't see it. */
  label: string;
  /** Headings in the order of the cells. */
  columns: readonly ReactNode[];
  className?: string;
  /** The rows: `<tr>`. */
  children: ReactNode;
}

/** Rows of facts. On narrow screens it scrolls sideways by itself, also with the keyboard. */
export function Table({ label, columns, className, children }: TableProps) {
  return (
    // A region that scrolls has to be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={cx(styles.scroller, className)} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
