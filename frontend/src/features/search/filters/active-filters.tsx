import { X } from "lucide-react";

import type { RecipeSearch } from "@/shared/config/recipe-search";

import styles from "./active-filters.module.css";
import type { ActiveFilter } from "./filter-groups";
import { filterTexts } from "./texts";

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: (without: RecipeSearch) => void;
  onClear: () => void;
}

/** The filters of the results, each as a chip that removes it. Nothing without filters.
 *
 * A chip's accessible name always contains its group, its text only where two groups have the same label.
 */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={filterTexts.active}>
        {filters.map(({ kind, label, groupTitle, isAmbiguous, without }) => (
          <li key={`${kind} ${label}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={filterTexts.remove(label, groupTitle)}
              onClick={() => onRemove(without)}
            >
              {isAmbiguous ? filterTexts.chip(label, groupTitle) : label}
              <X size="1rem" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {filterTexts.clearAll}
      </button>
    </div>
  );
}
