import { use, useId } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";
import { Button } from "@/shared/ui/button";

import { LivePartsContext, type Counts } from "../live-parts";
import { isTicked, withOption, type FilterGroup, type FilterOption } from "./filter-groups";
import styles from "./filter-panel.module.css";
import { filterTexts } from "./texts";

/** A group with more values than this scrolls by itself, so that the other groups stay near. */
const LONG_GROUP = 12;

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
  onSearch: (search: RecipeSearch) => void;
}

/** The checkboxes of all filters, with live counts inside a SearchArea. Ticking waits for Apply Filters, unticking searches at once. */
export function FilterPanel({ id, groups, isLoading, draft, onTick, onUntick, onSearch }: FilterPanelProps) {
  return (
    <form
      id={id}
      className={styles.panel}
      aria-label={filterTexts.panel}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterGroupBoxes
            key={group.filter.kind}
            group={group}
            whenEmpty={isLoading ? filterTexts.loading : filterTexts.failed}
            draft={draft}
            onChange={(search, ticked) => (ticked ? onTick(search) : onUntick(search))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" className={styles.apply}>
          {filterTexts.apply}
        </Button>
      </div>
    </form>
  );
}

interface FilterGroupBoxesProps {
  group: FilterGroup;
  whenEmpty: string;
  draft: RecipeSearch;
  onChange: (search: RecipeSearch, ticked: boolean) => void;
}

function FilterGroupBoxes(props: FilterGroupBoxesProps) {
  const live = use(LivePartsContext);
  const show = (counts: Counts | null) => <CountedBoxes {...props} counts={counts} />;
  if (live === null) return show(null);
  return (
    <live.FacetCounts filter={props.group.filter} search={props.draft}>
      {show}
    </live.FacetCounts>
  );
}

function CountedBoxes({ group, whenEmpty, draft, counts, onChange }: FilterGroupBoxesProps & { counts: Counts | null }) {
  return (
    <fieldset className={styles.group} data-long={group.options.length > LONG_GROUP}>
      <legend className={styles.title}>{group.filter.title}</legend>
      {group.options.length === 0 && <p className={styles.note}>{whenEmpty}</p>}
      <ul className={styles.options}>
        {group.options.map((option) => (
          <FilterBox
            key={option.value}
            option={option}
            ticked={isTicked(draft, group, option)}
            count={counts === null ? null : (counts[option.facet] ?? 0)}
            onChange={(ticked) => onChange(withOption(draft, group, option, ticked), ticked)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface FilterBoxProps {
  option: FilterOption;
  ticked: boolean;
  /** How many recipes the value would find; null while that is not known. */
  count: number | null;
  onChange: (ticked: boolean) => void;
}

function FilterBox({ option, ticked, count, onChange }: FilterBoxProps) {
  const countId = useId();
  return (
    <li className={styles.option} data-empty={count === 0 && !ticked}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={ticked}
          aria-describedby={count === null ? undefined : countId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {option.label}
      </label>
      {/* Outside the label: the box is called by its value alone, and described by the number. */}
      {count !== null && (
        <span id={countId} className={styles.count} title={filterTexts.recipes(count)}>
          {count}
        </span>
      )}
    </li>
  );
}
