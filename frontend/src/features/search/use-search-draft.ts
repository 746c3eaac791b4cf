import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { parseRecipeSearch, recipeSearchPath, type RecipeSearch } from "@/shared/config/recipe-search";

export interface SearchDraft {
  /** What the address says: the results that show are the answer to this. */
  applied: RecipeSearch;
  /** `applied` and what the visitor has typed and ticked since. */
  draft: RecipeSearch;
  /** Changes the draft only. */
  edit: (search: RecipeSearch) => void;
  /** Searches: the draft and the address become this search. False when the address says so already.
   *
   * The screen then starts at the element with the id `startAt`, by default at its top.
   */
  submit: (search: RecipeSearch, startAt?: string) => boolean;
}

/** The list's search: the address is its only state, and a draft of the next one lasts until the address changes. */
export function useSearchDraft(): SearchDraft {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = useMemo(() => parseRecipeSearch(params), [params]);
  const address = recipeSearchPath(applied);
  const [held, setHeld] = useState({ address, draft: applied });
  // Back, Forward and links leave the draft behind together with its address.
  if (held.address !== address) setHeld({ address, draft: applied });

  const edit = (draft: RecipeSearch) => setHeld({ address, draft });
  // Another text is read anew.
  const readAnew = (asked: RecipeSearch) => (asked.text === applied.text ? asked : { ...asked, asWords: [] });
  const submit = (asked: RecipeSearch, startAt?: string) => {
    const search = readAnew(asked);
    // Also when the address stays: what was typed or ticked and is taken back must leave the draft.
    edit(search);
    const target = recipeSearchPath(search);
    if (target === address) return false;
    void navigate(target, { state: { startAt } });
    return true;
  };

  return {
    applied,
    draft: held.address === address ? readAnew(held.draft) : applied,
    edit,
    submit,
  };
}
