import screens from "@config/screens.json";
import { CookingPot, SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";

import { atHandTexts } from "@/features/recipes/at-hand/texts";
import { RecipeResults, RESULTS_ID } from "@/features/recipes/list/recipe-results";
import { ScrollToTop } from "@/features/recipes/list/scroll-to-top";
import { listTexts } from "@/features/recipes/list/texts";
import { useRecipeResults } from "@/features/recipes/list/use-recipe-results";
import { ActiveFilters } from "@/features/search/filters/active-filters";
import { activeFilters, filteredTitle, useFilterGroups } from "@/features/search/filters/filter-groups";
import { FilterPanel } from "@/features/search/filters/filter-panel";
import { filterTexts } from "@/features/search/filters/texts";
import { SearchArea } from "@/features/search/search-area";
import { SearchCombobox, useSearchCombobox } from "@/features/search/suggestions/search-combobox";
import { useSearchDraft } from "@/features/search/use-search-draft";
import { below } from "@/shared/config/breakpoints";
import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { useIsMobile, useMediaQuery } from "@/shared/hooks/use-media-query";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { Button } from "@/shared/ui/button";

import styles from "./recipes.module.css";

const AtHandPanel = lazyNamed(() => import("@/features/recipes/at-hand/at-hand-panel"), "AtHandPanel");
const FilterSheet = lazyDialog(() => import("@/features/search/filters/filter-sheet"), "FilterSheet");

/** /recipes: everything, or what the address asks for. */
export function Screen() {
  const { applied, draft, edit, submit } = useSearchDraft();
  const results = useRecipeResults(applied);
  const { groups, isLoading } = useFilterGroups();
  const [panelOpen, setPanelOpen] = useState(false);
  // Already when the pointer or the focus reaches the button, so that the panel opens with its counts.
  const [panelWanted, setPanelWanted] = useState(false);
  const [atHandOpened, setAtHandOpened] = useState<boolean>();
  const isAtHandOpen = atHandOpened ?? applied.have.length > 0;
  const isMobile = useIsMobile();
  const isAboveResults = useMediaQuery(below("desk"));
  const panelId = useId();
  const atHandId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfterSheet = useRef<HTMLElement>(null);

  const search = (next: RecipeSearch, startAt?: string) => {
    if (submit(next, startAt)) return;
    // Asked for once more: a failure is tried again, and the page returns to its start as for any search.
    results.retry();
    window.scrollTo(0, 0);
    if (startAt !== undefined) document.getElementById(startAt)?.scrollIntoView();
  };
  const box = useSearchCombobox({
    text: draft.text,
    onTextChange: (text) => edit({ ...draft, text }),
    onSearch: (text) => search({ ...draft, text }),
  });
  const wantPanel = () => {
    setPanelWanted(true);
    // Failing is for the click to tell.
    if (isMobile) FilterSheet.code.load().catch(() => undefined);
  };
  const togglePanel = () => {
    focusAfterSheet.current = null;
    setPanelOpen(!panelOpen);
  };
  const apply = (next: RecipeSearch) => {
    if (isMobile) {
      focusAfterSheet.current = heading.current;
      setPanelOpen(false);
    }
    // A panel above the results would leave them below the fold.
    search(next, isAboveResults ? RESULTS_ID : undefined);
  };
  const isAsked = applied.text !== "";
  useDocumentTitle(isAsked ? listTexts.titleFor(applied.text) : (filteredTitle(groups, applied) ?? screens.recipes.title));

  const live = (
    <SearchArea box={box} isLive={box.isAwake || panelWanted || panelOpen}>
      {panelOpen && (
        <FilterPanel
          id={panelId}
          groups={groups}
          isLoading={isLoading}
          draft={draft}
          onTick={edit}
          onUntick={submit}
          onApply={apply}
        />
      )}
    </SearchArea>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{isAsked ? listTexts.titleFor(applied.text) : listTexts.title}</h1>
        {!isAsked && <p className={styles.lead}>{listTexts.lead}</p>}
        <div className={styles.asking}>
          <SearchCombobox box={box} />
          <Button
            variant="outline"
            aria-haspopup={isMobile ? "dialog" : undefined}
            aria-expanded={panelOpen}
            aria-controls={panelId}
            onPointerEnter={wantPanel}
            onFocus={wantPanel}
            onClick={togglePanel}
          >
            <SlidersHorizontal size="1.125rem" aria-hidden="true" />
            {panelOpen ? filterTexts.hide : filterTexts.show}
          </Button>
        </div>
        <div className={styles.atHand}>
          <Button
            variant="quiet"
            aria-expanded={isAtHandOpen}
            aria-controls={atHandId}
            onClick={() => setAtHandOpened(!isAtHandOpen)}
          >
            <CookingPot size="1.125rem" aria-hidden="true" />
            {atHandTexts.open}
          </Button>
          {isAtHandOpen && (
            <AtHandPanel
              id={atHandId}
              // The draft has the foods of a search that is still on its way, but also ticks that are not applied yet.
              search={{ ...applied, have: draft.have }}
              onSearch={(next) => search({ ...next, text: draft.text })}
              takesFocus={atHandOpened === true}
            />
          )}
        </div>
        <ActiveFilters
          filters={activeFilters(groups, applied, draft)}
          onRemove={search}
          onClear={() => search({ ...EVERYTHING, text: draft.text, have: applied.have })}
          focusAfter={heading}
        />
      </div>
      <div className={styles.body} data-filters={panelOpen && !isMobile}>
        {panelOpen && isMobile ? (
          <FilterSheet onClose={togglePanel} onUnavailable={togglePanel} focusAfter={focusAfterSheet}>
            {live}
          </FilterSheet>
        ) : (
          live
        )}
        <RecipeResults results={results} search={applied} headingRef={heading} onSearch={search} />
      </div>
      <ScrollToTop />
    </div>
  );
}
