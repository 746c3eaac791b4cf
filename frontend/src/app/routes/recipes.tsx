import screens from "@config/screens.json";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";

import { RecipeResults } from "@/features/recipes/list/recipe-results";
import { ScrollToTop } from "@/features/recipes/list/scroll-to-top";
import { listTexts } from "@/features/recipes/list/texts";
import { useRecipeResults } from "@/features/recipes/list/use-recipe-results";
import { ActiveFilters } from "@/features/search/filters/active-filters";
import { activeFilters, useFilterGroups } from "@/features/search/filters/filter-groups";
import { FilterPanel } from "@/features/search/filters/filter-panel";
import { filterTexts } from "@/features/search/filters/texts";
import { SearchArea } from "@/features/search/search-area";
import { SearchCombobox, useSearchCombobox } from "@/features/search/suggestions/search-combobox";
import { useSearchDraft } from "@/features/search/use-search-draft";
import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { Button } from "@/shared/ui/button";

import styles from "./recipes.module.css";

/** /recipes: everything, or what the address asks for. */
export function Screen() {
  const { applied, draft, edit, submit } = useSearchDraft();
  const results = useRecipeResults(applied);
  const { groups, isLoading } = useFilterGroups();
  const [panelOpen, setPanelOpen] = useState(false);
  // Already when the pointer or the focus reaches the button, so that the panel opens with its counts.
  const [panelWanted, setPanelWanted] = useState(false);
  const panelId = useId();
  const search = (next: RecipeSearch) => {
    if (submit(next)) return;
    // Asked for once more: a failure is tried again, and the page returns to the top as for any search.
    results.retry();
    window.scrollTo(0, 0);
  };
  const box = useSearchCombobox({
    text: draft.text,
    onTextChange: (text) => edit({ ...draft, text }),
    onSearch: (text) => search({ ...draft, text }),
  });
  useDocumentTitle(applied.text === "" ? screens.recipes.title : listTexts.titleFor(applied.text));

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{listTexts.title}</h1>
        <p className={styles.lead}>{listTexts.lead}</p>
        <div className={styles.asking}>
          <SearchCombobox box={box} />
          <Button
            variant="outline"
            aria-expanded={panelOpen}
            aria-controls={panelId}
            onPointerEnter={() => setPanelWanted(true)}
            onFocus={() => setPanelWanted(true)}
            onClick={() => setPanelOpen(!panelOpen)}
          >
            <SlidersHorizontal size="1.125rem" aria-hidden="true" />
            {panelOpen ? filterTexts.hide : filterTexts.show}
          </Button>
        </div>
        <ActiveFilters
          filters={activeFilters(groups, applied, draft)}
          onRemove={search}
          onClear={() => search({ ...EVERYTHING, text: draft.text })}
        />
      </div>
      <div className={styles.body} data-filters={panelOpen}>
        <SearchArea box={box} isLive={box.isAwake || panelWanted || panelOpen}>
          {panelOpen && (
            <FilterPanel
              id={panelId}
              groups={groups}
              isLoading={isLoading}
              draft={draft}
              onTick={edit}
              onUntick={submit}
              onSearch={search}
            />
          )}
        </SearchArea>
        <RecipeResults results={results} onClear={() => search(EVERYTHING)} />
      </div>
      <ScrollToTop />
    </div>
  );
}
