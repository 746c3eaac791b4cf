import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";

import { EVERYTHING } from "@/shared/config/recipe-search";
import { CATEGORIES, CUISINES } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";

import { filterGroups } from "./filters/filter-groups";
import { FilterPanel } from "./filters/filter-panel";
import { SearchArea } from "./search-area";
import { SearchCombobox, useSearchCombobox } from "./suggestions/search-combobox";

vi.mock("./live/live-search", () => {
  throw new Error("The file is gone");
});

it("works without hits and counts when InstantSearch can't be fetched", async () => {
  const groups = filterGroups(CUISINES, CATEGORIES);
  const onApply = vi.fn();
  function Screen() {
    const [draft, setDraft] = useState(EVERYTHING);
    const box = useSearchCombobox({
      text: draft.text,
      onTextChange: (text) => setDraft({ ...draft, text }),
      onSearch: vi.fn(),
    });
    const panel = { groups, draft, isLoading: false, onTick: setDraft, onUntick: setDraft, onApply };
    return (
      <>
        <SearchCombobox box={box} />
        <SearchArea box={box}>
          <FilterPanel id="panel" {...panel} />
        </SearchArea>
      </>
    );
  }
  const { user } = renderInApp(<Screen />);
  await user.type(screen.getByRole("combobox"), "tur");
  expect(await screen.findByRole("option", { name: "Turkish" })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Quick" }));
  expect(screen.getByRole("checkbox", { name: "Quick" })).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole("button", { name: "Apply Filters" }));
  expect(onApply).toHaveBeenCalledWith({ text: "tur", filters: { difficulties: ["Quick"] }, asWords: [], have: [] });
});
