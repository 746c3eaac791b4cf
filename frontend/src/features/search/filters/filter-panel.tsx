import { use, useId, useState, type ReactNode } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";
import { Button } from "@/shared/ui/button";

import { LivePartsContext } from "../live-parts";
import { FilterGroupBoxes } from "./filter-group-boxes";
import type { FilterGroup } from "./filter-groups";
import styles from "./filter-panel.module.css";
import { filterTexts } from "./texts";

interface FilterPanelProps {
  id: string;
  groups: readonly FilterGroup[];
  /** True while an empty group may still fill. */
  isLoading: boolean;
  draft: RecipeSearch;
  /** A box was ticked: remember it, search later. */
  onTick: (search: RecipeSearch) => void;
  /** A box was unticked: remember it, and search now if that changes the search. */
  onUntick: (search: RecipeSearch) => void;
  /** Apply Filters was pressed: search now. */
  onApply: (search: RecipeSearch) => void;
}

/** The checkboxes of all filters, with live counts inside a SearchArea. Ticking waits for Apply Filters, unticking searches at once. */
export function FilterPanel({ id, groups, isLoading, draft, onTick, onUntick, onApply }: FilterPanelProps) {
  const [applied, setApplied] = useState(0);
  return (
    <form
      id={id}
      className={styles.panel}
      aria-label={filterTexts.panel}
      onSubmit={(event) => {
        event.preventDefault();
        setApplied(applied + 1);
        onApply(draft);
      }}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterGroupBoxes
            key={group.filter.kind}
            group={group}
            whenEmpty={isLoading ? filterTexts.loading : filterTexts.failed}
            draft={draft}
            round={applied}
            onChange={(search, ticked) => (ticked ? onTick(search) : onUntick(search))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <ApplyButton draft={draft} />
      </div>
    </form>
  );
}

/** Apply Filters, and beside it how many recipes that will show. The number describes the button; it is no part of its name. */
function ApplyButton({ draft }: { draft: RecipeSearch }) {
  const live = use(LivePartsContext);
  const totalId = useId();
  const show = (total: ReactNode) => (
    <Button type="submit" className={styles.apply} aria-describedby={total === null ? undefined : totalId}>
      {filterTexts.apply}
      {total !== null && (
        <span className={styles.total} aria-hidden="true">
          · <span id={totalId}>{total}</span>
        </span>
      )}
    </Button>
  );
  if (live === null) return show(null);
  return (
    <live.TotalCount search={draft}>
      {(total) => show(total === null ? null : filterTexts.recipes(total))}
    </live.TotalCount>
  );
}
