import { useQuery } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";

import { cuisinesQuery } from "@/shared/api/lookups";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { SearchBox } from "../search-box";
import { moveActive } from "./move-active";
import { optionId } from "./option-id";
import { suggestionGroups, type RecipeHit, type Suggestion } from "./suggestion";
import { suggestionTexts } from "./texts";

const RecipeHits = lazyNamed(() => import("./recipe-hits"), "RecipeHits");
const SuggestionList = lazyNamed(() => import("./suggestion-list"), "SuggestionList");

interface SearchComboboxProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the trimmed text by Enter and by the button. */
  onSearch: (text: string) => void;
}

/** The search box with suggestions as one types: an ARIA combobox with a listbox.
 *
 * Down and Up move among the suggestions, Home and End to the first and last, Enter goes to the chosen one or, without
 * one, searches the text; Escape closes. What finds recipes is fetched when the box is first focused.
 */
export function SearchCombobox({ text, onTextChange, onSearch }: SearchComboboxProps) {
  const [isAwake, setIsAwake] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [hits, setHits] = useState<readonly RecipeHit[]>([]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { data: cuisines = [] } = useQuery({ ...cuisinesQuery, enabled: isAwake });
  const navigate = useNavigate();
  const listId = useId();

  const asked = text.trim();
  const groups = isOpen && asked !== "" ? suggestionGroups(asked, hits, cuisines) : [];
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = suggestions.find((suggestion) => suggestion.key === activeKey);

  const close = () => {
    setIsOpen(false);
    setActiveKey(null);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    void navigate(suggestion.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && suggestions.length > 0) {
      // Chrome would empty the field as well.
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "ArrowDown" && !isOpen) {
      event.preventDefault();
      setIsOpen(true);
    } else {
      const next = moveActive(event.key, suggestions, active);
      if (next === undefined) return;
      event.preventDefault();
      setActiveKey(next.key);
    }
  };

  return (
    <SearchBox
      text={text}
      onTextChange={(typed) => {
        onTextChange(typed);
        setIsOpen(true);
        setActiveKey(null);
        // An emptied box forgets, so that the next word doesn't open on the last one's recipes.
        if (typed.trim() === "") setHits([]);
      }}
      onSearch={(trimmed) => {
        close();
        hideTouchKeyboard();
        onSearch(trimmed);
      }}
      inputProps={{
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": suggestions.length > 0,
        "aria-controls": listId,
        "aria-activedescendant": active && optionId(listId, active),
        onFocus: () => setIsAwake(true),
        onBlur: close,
        onKeyDown,
      }}
    >
      {isAwake && asked !== "" && <RecipeHits text={asked} onHits={setHits} />}
      {suggestions.length > 0 && (
        <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
      )}
      {isOpen && asked !== "" && (
        <div role="status">
          <VisuallyHidden>{suggestionTexts.count(suggestions.length)}</VisuallyHidden>
        </div>
      )}
    </SearchBox>
  );
}

/** A phone's keyboard stays up while the field has the focus, and would cover the results. */
function hideTouchKeyboard(): void {
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  if (isTouch && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
