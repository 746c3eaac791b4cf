import { useDeferredValue, useId, useLayoutEffect, useRef, useState, type Ref, type RefObject } from "react";

import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";
import { RecipeGridSkeleton } from "@/shared/cards/recipe-grid-skeleton";
import type { RecipeSearch } from "@/shared/config/recipe-search";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { PopularInstead } from "./popular-instead";
import styles from "./recipe-results.module.css";
import { listTexts } from "./texts";
import { UnderstoodChips } from "./understood-chips";
import type { RecipeResults as Results } from "./use-recipe-results";
import { WaysOn } from "./ways-on";

const DegradedNote = lazyNamed(() => import("./degraded-note"), "DegradedNote");

const SKELETON_COUNT = 6;
const MORE_SKELETON_COUNT = 3;
const PRIORITY_COUNT = 3;

/** The DOM id of the results: a navigation can start there. */
export const RESULTS_ID = "results";

interface RecipeResultsProps {
  results: Results;
  /** The search that the results answer. */
  search: RecipeSearch;
  /** The heading, which takes the focus from what goes away with a search. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearch: (search: RecipeSearch) => void;
}

/** The answer to a search: how many there are, the cards, and the way to more. */
export function RecipeResults({ results: latest, search, headingRef, onSearch }: RecipeResultsProps) {
  // The cards are drawn in short pieces: typing goes on meanwhile.
  const results = useDeferredValue(latest);
  const { status, recipes, refusal, retry } = results;
  const titleId = useId();
  // Before the pressed button goes away.
  const leave = () => headingRef.current?.focus({ preventScroll: true });
  const searchOn = (next: RecipeSearch) => {
    leave();
    onSearch(next);
  };
  return (
    <section id={RESULTS_ID} className={styles.results} aria-labelledby={titleId} aria-busy={status === "loading"}>
      <UnderstoodChips
        understood={results.understood}
        search={search}
        onSearch={onSearch}
        focusAfter={headingRef}
      />
      <ResultCount id={titleId} ref={headingRef} results={results} />
      {status === "loading" && <QuietSkeleton count={SKELETON_COUNT} />}
      {status === "failed" && refusal === undefined && (
        <EmptyState title={listTexts.failedTitle} text={listTexts.failedHint}>
          <Button
            onClick={() => {
              leave();
              retry();
            }}
          >
            {listTexts.again}
          </Button>
        </EmptyState>
      )}
      {status === "failed" && refusal !== undefined && (
        <EmptyState title={listTexts.refusedTitle} text={refusal}>
          <WaysOn search={search} onSearch={searchOn} />
        </EmptyState>
      )}
      {status === "loaded" && recipes.length === 0 && (
        <>
          <EmptyState title={listTexts.emptyTitle} text={listTexts.emptyText}>
            <WaysOn search={search} onSearch={searchOn} understood={results.understood} />
          </EmptyState>
          <PopularInstead />
        </>
      )}
      {recipes.length > 0 && <Cards results={results} />}
    </section>
  );
}

/** The one live region that speaks after a search. */
function ResultCount({ id, ref, results }: { id: string; ref: Ref<HTMLHeadingElement>; results: Results }) {
  const { status, total, isRelaxed, counterpart } = results;
  return (
    <div className={styles.head} role="status">
      <h2 id={id} ref={ref} tabIndex={-1} className={styles.count}>
        {status === "loaded" ? listTexts.found(total) : status === "loading" ? listTexts.loading : listTexts.results}
      </h2>
      {status === "loaded" && counterpart !== undefined && <p className={styles.counterpart}>{counterpart}</p>}
      {status === "loaded" && isRelaxed && (
        <p className={styles.relaxed}>
          <strong>{listTexts.relaxed}</strong> {listTexts.relaxedHint}
        </p>
      )}
      {results.neededByNone.length > 0 && <p className={styles.relaxed}>{listTexts.neededByNone(results.neededByNone)}</p>}
      {results.isDegraded && <DegradedNote />}
    </div>
  );
}

/** Skeletons that say nothing: the heading, or the button that was pressed, says that recipes load. */
function QuietSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <RecipeGridSkeleton count={count} />
    </div>
  );
}

function Cards({ results }: { results: Results }) {
  const { recipes, total, canLoadMore, isLoadingMore, loadMore } = results;
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(null);
  const [hasAskedForMore, setHasAskedForMore] = useState(false);

  // Load More may vanish with the last page: the keyboard goes on from the first new card.
  useLayoutEffect(() => {
    if (focusFrom.current === null || recipes.length <= focusFrom.current) return;
    list.current?.querySelectorAll("article")[focusFrom.current]?.querySelector("a")?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [recipes.length]);

  return (
    <>
      <div ref={list}>
        <RecipeGrid>
          {recipes.map(({ recipe, atHand }, index) => (
            <li key={recipe.ID}>
              <RecipeCard
                recipe={recipe}
                priority={index < PRIORITY_COUNT}
                foundBy={atHand ? listTexts.atHand(atHand) : recipe.Found_By}
              />
            </li>
          ))}
        </RecipeGrid>
      </div>
      {isLoadingMore && (
        <div className={styles.more}>
          <QuietSkeleton count={MORE_SKELETON_COUNT} />
        </div>
      )}
      <div className={styles.foot}>
        {/* Speaks only of what Load More has brought: the count above speaks of the search. */}
        <p role={hasAskedForMore ? "status" : undefined}>{listTexts.showing(recipes.length, total)}</p>
        {canLoadMore && (
          <Button
            variant="outline"
            aria-disabled={isLoadingMore}
            onClick={() => {
              if (isLoadingMore) return;
              focusFrom.current = recipes.length;
              setHasAskedForMore(true);
              loadMore();
            }}
          >
            {isLoadingMore ? listTexts.loadingMore : listTexts.more}
          </Button>
        )}
      </div>
    </>
  );
}
