import { X } from "lucide-react";
import type { RefObject } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";

import styles from "./active-filters.module.css";
import type { ActiveFilter } from "./filter-groups";
import { filterTexts } from "./texts";

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: (without: RecipeSearch) => void;
  onClear: () => void;
  /** What takes the focus when no chip is left. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The filters of the results, each as a chip that removes it. Nothing without filters.
 *
 * A chip's accessible name always contains its group, its text only where two groups have the same label.
 */
export function ActiveFilters({ filters, onRemove, onClear, focusAfter }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  // Before the chip goes away: the keyboard goes on from its neighbour.
  const leave = (chip: HTMLElement) => {
    const item = chip.closest("li");
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
    (neighbour ?? focusAfter.current)?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={filterTexts.active}>
        {filters.map(({ kind, label, groupTitle, isAmbiguous, without }) => (
          <li key={`${kind} ${label}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={filterTexts.remove(label, groupTitle)}
              onClick={(event) => {
                leave(event.currentTarget);
                onRemove(without);
              }}
            >
              {isAmbiguous ? filterTexts.chip(label, groupTitle) : label}
              <X size="1rem" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={(event) => {
          leave(event.currentTarget);
          onClear();
        }}
      >
        {filterTexts.clearAll}
      </button>
    </div>
  );
}
