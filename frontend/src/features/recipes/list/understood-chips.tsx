import { RotateCcw, X } from "lucide-react";
import type { RefObject } from "react";

import type { Understood } from "@/shared/api/types";
import { withAsWords, withoutAsWords, type RecipeSearch } from "@/shared/config/recipe-search";

import { listTexts } from "./texts";
import styles from "./understood-chips.module.css";

interface UnderstoodChipsProps {
  understood: readonly Understood[];
  /** The search that was understood. */
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
  /** What takes the focus when no chip is left. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What the text was read as, each a chip that has its words searched as they stand; those words, to be read again. */
export function UnderstoodChips({ understood, search, onSearch, focusAfter }: UnderstoodChipsProps) {
  if (understood.length === 0 && search.asWords.length === 0) return null;
  // Before the chip goes away: the keyboard goes on from its neighbour.
  const press = (chip: HTMLElement, next: RecipeSearch) => {
    const item = chip.closest("li");
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
    (neighbour ?? focusAfter.current)?.focus({ preventScroll: true });
    onSearch(next);
  };
  return (
    <ul className={styles.chips} aria-label={listTexts.understood}>
      {understood.map((reading) => (
        <li key={`${reading.Kind} ${reading.Text}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={listTexts.searchAsWords(reading.Text, reading.Label)}
            onClick={(event) => press(event.currentTarget, withAsWords(search, reading.Text))}
          >
            <bdi>{labelOf(reading)}</bdi>
            <X size="1rem" aria-hidden="true" />
          </button>
        </li>
      ))}
      {search.asWords.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={styles.words}
            aria-label={listTexts.readAgain(text)}
            onClick={(event) => press(event.currentTarget, withoutAsWords(search, text))}
          >
            <bdi>{listTexts.asWords(text)}</bdi>
            <RotateCcw size="1rem" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ Kind, Text, Label }: Understood): string {
  return Kind === "Translation" ? listTexts.translated(Text, Label) : Label;
}
