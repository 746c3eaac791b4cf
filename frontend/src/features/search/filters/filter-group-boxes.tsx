import { use, useId, useState } from "react";

import type { RecipeSearch } from "@/shared/config/recipe-search";

import { LivePartsContext, type Counts } from "../live-parts";
import styles from "./filter-group-boxes.module.css";
import { isTicked, withOption, type FilterGroup, type FilterOption } from "./filter-groups";
import { useSteadyOrder } from "./option-order";
import { filterTexts } from "./texts";

const SHOWN_OF_LONG = 6;
/** A group with more values than this shows six of them and "Show all". */
const LONG_GROUP = 8;

interface FilterGroupBoxesProps {
  group: FilterGroup;
  /** What a group without values says. */
  whenEmpty: string;
  draft: RecipeSearch;
  /** Changes when the values may be ordered anew. */
  round: number;
  onChange: (search: RecipeSearch, ticked: boolean) => void;
}

/** The checkboxes of one filter, with live counts inside a SearchArea. */
export function FilterGroupBoxes(props: FilterGroupBoxesProps) {
  const live = use(LivePartsContext);
  const show = (counts: Counts | null) => <CountedBoxes {...props} counts={counts} />;
  if (live === null) return show(null);
  return (
    <live.FacetCounts filter={props.group.filter} search={props.draft}>
      {show}
    </live.FacetCounts>
  );
}

function CountedBoxes({ group, whenEmpty, draft, round, counts, onChange }: FilterGroupBoxesProps & { counts: Counts | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const options = useSteadyOrder(group, counts, draft, round);
  const isLong = options.length > LONG_GROUP;
  const shown =
    isLong && !showsAll
      ? options.filter((option, place) => place < SHOWN_OF_LONG || isTicked(draft, group, option))
      : options;
  return (
    <fieldset className={styles.group} data-long={isLong}>
      <legend className={styles.title}>{group.filter.title}</legend>
      {options.length === 0 && <p className={styles.note}>{whenEmpty}</p>}
      <ul id={listId} className={styles.options}>
        {shown.map((option) => (
          <FilterBox
            key={option.value}
            option={option}
            ticked={isTicked(draft, group, option)}
            count={counts === null ? null : (counts.recipes[option.facet] ?? 0)}
            onChange={(ticked) => onChange(withOption(draft, group, option, ticked), ticked)}
          />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? filterTexts.showFewer : filterTexts.showAll(options.length)}
        </button>
      )}
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
  // A box that was just unticked has the focus: it is not disabled under the visitor's hands.
  const [wasTicked, setWasTicked] = useState(ticked);
  if (ticked && !wasTicked) setWasTicked(true);
  const isEmpty = count === 0 && !wasTicked;
  return (
    <li className={styles.option} data-empty={isEmpty}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={ticked}
          disabled={isEmpty}
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
