import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";

import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { gateway, type EngineQuery } from "@/shared/testing/engine";
import { CATEGORIES, CUISINES } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { failure, server } from "@/shared/testing/server";

import { SearchArea } from "../search-area";
import { useSearchCombobox } from "../suggestions/search-combobox";
import { filterGroups } from "./filter-groups";
import { FilterPanel } from "./filter-panel";

const groups = filterGroups(CUISINES, CATEGORIES);

function renderPanel(start: RecipeSearch) {
  const onSearch = vi.fn();
  const onUntick = vi.fn();
  function Panel() {
    const [draft, setDraft] = useState(start);
    const asked = { draft, onTick: setDraft, onUntick, onSearch };
    const box = useSearchCombobox({ text: draft.text, onTextChange: vi.fn(), onSearch });
    return (
      <SearchArea box={box} isLive>
        <FilterPanel id="panel" groups={groups} isLoading={false} {...asked} />
      </SearchArea>
    );
  }
  return { ...renderInApp(<Panel />), onUntick, onSearch };
}

const box = (name: string) => screen.getByRole("checkbox", { name });

describe("the filter panel", () => {
  it("has a named group for cuisines, categories and difficulty", () => {
    renderPanel(EVERYTHING);
    const names = (title: string) =>
      within(screen.getByRole("group", { name: title }))
        .getAllByRole("checkbox")
        .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
    expect(names("Cuisines")).toEqual(["Middle Eastern", "Pakistani", "Indian", "Turkish"]);
    expect(names("Categories")).toContain("Eid & Feasts");
    expect(names("Difficulty Level")).toEqual(["Quick", "Easy", "Medium", "Hard"]);
  });

  it("only remembers a tick until Apply Filters is pressed", async () => {
    const { user, onSearch } = renderPanel({ ...EVERYTHING, text: "soup" });
    await user.click(box("Turkish"));
    await user.click(box("Quick"));
    expect(box("Turkish")).toBeChecked();
    expect(onSearch).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(onSearch).toHaveBeenCalledWith({ text: "soup", filters: { cuisines: ["Turkish"], difficulties: ["Quick"] } });
  });

  it("tells at once when a tick is taken away", async () => {
    const { user, onUntick } = renderPanel({ ...EVERYTHING, filters: { cuisines: ["TR"], categories: ["DES"] } });
    await user.click(box("Turkish"));
    expect(onUntick).toHaveBeenCalledWith({ ...EVERYTHING, filters: { categories: ["DES"] } });
  });
});

describe("live counts", () => {
  it("stand beside every value, with 0 for what nothing has", async () => {
    server.use(
      gateway(() => ({
        facetDistribution: {
          Cuisine_Name: { Turkish: 12, "South Asian (Pakistani)": 9 },
          Category_Name: { Desserts: 4 },
          Difficulty_Facets: { Quick: 3 },
        },
      })),
    );
    renderPanel({ ...EVERYTHING, text: "counted beside every value" });
    await waitFor(() => expect(box("Turkish")).toHaveAccessibleDescription("12"));
    expect(box("Pakistani")).toHaveAccessibleDescription("9");
    expect(box("Indian")).toHaveAccessibleDescription("0");
    expect(box("Desserts")).toHaveAccessibleDescription("4");
    expect(box("Quick")).toHaveAccessibleDescription("3");
    expect(box("Hard")).toHaveAccessibleDescription("0");
  });

  it("follow the draft; a group's own ticks leave its counts alone", async () => {
    const queries: EngineQuery[] = [];
    server.use(
      gateway((query) => {
        queries.push(query);
        const everything = { Cuisine_Name: { Turkish: 2, "Middle Eastern": 5 }, Category_Name: { Desserts: 3 } };
        const turkish = { Cuisine_Name: { Turkish: 2 }, Category_Name: { Desserts: 1 } };
        return { facetDistribution: query.filter?.[0] === 'Cuisine_Keys IN ["Turkish"]' ? turkish : everything };
      }),
    );
    const { user } = renderPanel({ ...EVERYTHING, text: "draft counts" });
    await waitFor(() => expect(box("Desserts")).toHaveAccessibleDescription("3"));
    await user.click(box("Turkish"));
    await waitFor(() => expect(box("Desserts")).toHaveAccessibleDescription("1"));
    expect(box("Middle Eastern")).toHaveAccessibleDescription("5");
    expect(queries.every((query) => query.hitsPerPage === 0)).toBe(true);
  });

  it("are left out when counting fails, and the filters still work", async () => {
    let asked = 0;
    server.use(
      http.post("http://localhost:3000/api/v1.0/search/multi-search", () => {
        asked += 1;
        return failure(503);
      }),
    );
    const { user, onSearch } = renderPanel({ ...EVERYTHING, text: "no counts" });
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await user.click(box("Easy"));
    await user.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(onSearch).toHaveBeenCalledOnce();
    expect(box("Turkish")).not.toHaveAccessibleDescription();
  });
});
