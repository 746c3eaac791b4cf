import { use } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";

import { useCuisines } from "@/shared/api/lookups";
import type { Cuisine } from "@/shared/api/types";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { LivePartsContext } from "../live-parts";
import { searchTexts } from "../texts";
import type { SearchComboboxState } from "./search-combobox";
import { suggestionGroups, type FoundHits, type Suggestion } from "./suggestion";
import { SuggestionList } from "./suggestion-list";

/** What the text of a search box may mean: recipes and blogs while InstantSearch is there, and cuisines. */
export function Suggestions({ box }: { box: SearchComboboxState }) {
  const live = use(LivePartsContext);
  // With the focus already: the first letter then waits for the recipes only.
  const { data: cuisines = [] } = useCuisines();
  if (!box.isOpen || box.asked === "" || box.popup === null) return null;

  const show = (found: FoundHits) => <Popup box={box} found={found} cuisines={cuisines} />;
  const shown =
    live === null ? (
      show({ recipes: [], blogs: [] })
    ) : (
      <live.RecipeHits text={box.asked}>
        {(recipes) => <live.BlogHits text={box.asked}>{(blogs) => show({ recipes, blogs })}</live.BlogHits>}
      </live.RecipeHits>
    );
  return createPortal(shown, box.popup);
}

interface PopupProps {
  box: SearchComboboxState;
  found: FoundHits;
  cuisines: readonly Cuisine[];
}

function Popup({ box, found, cuisines }: PopupProps) {
  const navigate = useNavigate();
  const groups = suggestionGroups(box.asked, found, cuisines);
  const count = groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  const choose = ({ to }: Suggestion) => {
    box.close();
    void navigate(to);
  };
  return (
    <>
      {count > 0 && (
        <SuggestionList
          id={box.listId}
          listRef={box.setListbox}
          groups={groups}
          activeId={box.activeId}
          onChoose={choose}
        />
      )}
      <div role="status">
        <VisuallyHidden>{searchTexts.suggestionCount(count)}</VisuallyHidden>
      </div>
    </>
  );
}
