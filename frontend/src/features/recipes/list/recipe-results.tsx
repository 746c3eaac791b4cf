import { useId, useRef, useEffect } from "react";

import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";
import { RecipeGridSkeleton } from "@/shared/cards/recipe-grid-skeleton";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import styles from "./recipe-results.module.css";
import { listTexts } from "./texts";
import type { RecipeResults as Results } from "./use-recipe-results";

const SKELETON_COUNT = 6;
const MORE_SKELETON_COUNT = 3;
const PRIORITY_COUNT = 3;

interface RecipeResultsProps {
  results: Results;
  /** Clears the text and all filters, so that everything shows. */
  onClear: () => void;
}

/** The answer to a search: how many there are, the cards, and the way to more. */
export function RecipeResults({ results, onClear }: RecipeResultsProps) {
  const titleId = useId();
  return (
    <section className={styles.results} aria-labelledby={titleId} aria-busy={results.status === "loading"}>
      <ResultCount id={titleId} results={results} />
      {results.status === "loading" && <RecipeGridSkeleton count={SKELETON_COUNT} />}
      {results.status === "failed" && (
        <EmptyState title={listTexts.failedTitle} text={listTexts.failedHint}>
          <Button onClick={results.retry}>{listTexts.again}</Button>
        </EmptyState>
      )}
      {results.status === "loaded" && results.recipes.length === 0 && (
        <EmptyState title={listTexts.emptyTitle} text={listTexts.emptyText}>
          <Button onClick={onClear}>{listTexts.clear}</Button>
        </EmptyState>
      )}
      {results.recipes.length > 0 && <Cards results={results} />}
    </section>
  );
}

function ResultCount({ id, results }: { id: string; results: Results }) {
  const { status, total, isRelaxed } = results;
  return (
    <div className={styles.head} role="status">
      <h2 id={id} className={styles.count}>
        {status === "loaded" ? listTexts.found(total) : status === "loading" ? listTexts.loading : listTexts.results}
      </h2>
      {status === "loaded" && isRelaxed && (
        <p className={styles.relaxed}>
          <strong>{listTexts.relaxed}</strong> {listTexts.relaxedHint}
        </p>
      )}
    </div>
  );
}

function Cards({ results }: { results: Results }) {
  const { recipes, total, canLoadMore, isLoadingMore, loadMore } = results;
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(null);

  // Load More may vanish with the last page: the keyboard goes on from the first new card.
  useEffect(() => {
    if (focusFrom.current === null || recipes.length <= focusFrom.current) return;
    list.current?.querySelectorAll("article")[focusFrom.current]?.querySelector("a")?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [recipes.length]);

  return (
    <>
      <div ref={list}>
        <RecipeGrid>
          {recipes.map((recipe, index) => (
            <li key={recipe.ID}>
              <RecipeCard recipe={recipe} priority={index < PRIORITY_COUNT} />
            </li>
          ))}
        </RecipeGrid>
      </div>
      {isLoadingMore && (
        <div className={styles.more}>
          <RecipeGridSkeleton count={MORE_SKELETON_COUNT} />
        </div>
      )}
      <div className={styles.foot}>
        <p role="status">{listTexts.showing(recipes.length, total)}</p>
        {canLoadMore && (
          <Button
            variant="outline"
            aria-disabled={isLoadingMore}
            onClick={() => {
              if (isLoadingMore) return;
              focusFrom.current = recipes.length;
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
