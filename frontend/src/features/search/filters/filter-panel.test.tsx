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
import { filterGroups, type FilterGroup } from "./filter-groups";
import { FilterPanel } from "./filter-panel";

const groups = filterGroups(CUISINES, CATEGORIES);

function renderPanel(start: RecipeSearch, shown: readonly FilterGroup[] = groups) {
  const onApply = vi.fn();
  const onUntick = vi.fn();
  function Panel() {
    const [draft, setDraft] = useState(start);
    const asked = { draft, onTick: setDraft, onUntick, onApply };
    const box = useSearchCombobox({ text: draft.text, onTextChange: vi.fn(), onSearch: vi.fn() });
    return (
      <SearchArea box={box} isLive>
        <FilterPanel id="panel" groups={shown} isLoading={false} {...asked} />
      </SearchArea>
    );
  }
  return { ...renderInApp(<Panel />), onUntick, onApply };
}

/** The values of a group as they stand there. */
const names = (title: string) =>
  within(screen.getByRole("group", { name: title }))
    .getAllByRole("checkbox")
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
const box = (name: string) => screen.getByRole("checkbox", { name });

describe("the filter panel", () => {
  it("has a named group for cuisines, categories and difficulty", () => {
    renderPanel(EVERYTHING);
    expect(names("Cuisines")).toEqual(["Middle Eastern", "Pakistani", "Indian", "Turkish"]);
    expect(names("Categories")).toContain("Eid & Feasts");
    expect(names("Difficulty Level")).toEqual(["Quick", "Easy", "Medium", "Hard"]);
  });

  it("only remembers a tick until Apply Filters is pressed", async () => {
    const { user, onApply } = renderPanel({ ...EVERYTHING, text: "soup" });
    await user.click(box("Turkish"));
    await user.click(box("Quick"));
    expect(box("Turkish")).toBeChecked();
    expect(onApply).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(onApply).toHaveBeenCalledWith({ ...EVERYTHING, text: "soup", filters: { cuisines: ["Turkish"], difficulties: ["Quick"] } });
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
    const { user, onApply } = renderPanel({ ...EVERYTHING, text: "no counts" });
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await user.click(box("Easy"));
    await user.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(onApply).toHaveBeenCalledOnce();
    expect(box("Turkish")).not.toHaveAccessibleDescription();
  });
});

describe("the values of a filter", () => {
  const counted = (Cuisine_Name: Record<string, number>) => server.use(gateway(() => ({ facetDistribution: { Cuisine_Name } })));

  it("stand by what they find, those without a recipe last and disabled", async () => {
    counted({ Turkish: 3, "South Asian (Pakistani)": 7 });
    renderPanel({ ...EVERYTHING, text: "ordered by count" });
    await waitFor(() => expect(names("Cuisines")).toEqual(["Pakistani", "Turkish", "Middle Eastern", "Indian"]));
    expect(box("Turkish")).toBeEnabled();
    expect(box("Indian")).toBeDisabled();
    expect(names("Difficulty Level")).toEqual(["Quick", "Easy", "Medium", "Hard"]);
  });

  it("have the ticked first, which can always be unticked", async () => {
    counted({ Turkish: 3 });
    const { user, onUntick } = renderPanel({ ...EVERYTHING, text: "ticked first", filters: { cuisines: ["IND"] } });
    await waitFor(() => expect(names("Cuisines")[0]).toBe("Indian"));
    await user.click(box("Indian"));
    expect(onUntick).toHaveBeenCalledOnce();
  });

  it("stay where they are while boxes are ticked, and stand by the new counts after Apply Filters", async () => {
    server.use(
      gateway(({ filter }) => ({
        facetDistribution: {
          Cuisine_Name: { Turkish: filter === undefined ? 3 : 0, "Middle Eastern": 2 },
          Difficulty_Facets: { Quick: 2 },
        },
      })),
    );
    const { user } = renderPanel({ ...EVERYTHING, text: "steady order" });
    await waitFor(() => expect(names("Cuisines")[0]).toBe("Turkish"));
    await user.click(box("Quick"));
    await waitFor(() => expect(box("Turkish")).toHaveAccessibleDescription("0"));
    expect(names("Cuisines")[0]).toBe("Turkish");
    await user.click(screen.getByRole("button", { name: "Apply Filters" }));
    await waitFor(() => expect(names("Cuisines")[0]).toBe("Middle Eastern"));
  });

  it("are six and those that are ticked, until all are asked for", async () => {
    const cuisines = Array.from({ length: 12 }, (_, index) => ({
      ID: index,
      Code: `C${index}`,
      Name: `Cuisine ${index}`,
      Display_Name: `Cuisine ${index}`,
    }));
    const search = { ...EVERYTHING, filters: { cuisines: ["C11"] } };
    const { user } = renderPanel(search, filterGroups(cuisines, CATEGORIES));
    expect(names("Cuisines")).toContain("Cuisine 11");
    expect(names("Cuisines").length).toBeLessThan(8);
    await user.click(screen.getByRole("button", { name: "Show all 12", expanded: false }));
    expect(names("Cuisines")).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Show fewer", expanded: true }));
    expect(names("Cuisines").length).toBeLessThan(8);
    expect(names("Categories")).toHaveLength(CATEGORIES.length);
  });
});

describe("Apply Filters", () => {
  const apply = () => screen.getByRole("button", { name: "Apply Filters" });

  it("says how many recipes it will show, and counts with each tick", async () => {
    server.use(
      gateway(({ filter }) => ({ facetDistribution: { Difficulty_Facets: { Quick: 1 } }, totalHits: filter ? 1 : 23 })),
    );
    const { user } = renderPanel({ ...EVERYTHING, text: "live total" });
    await waitFor(() => expect(apply()).toHaveAccessibleDescription("23 recipes"));
    await user.click(box("Quick"));
    await waitFor(() => expect(apply()).toHaveAccessibleDescription("1 recipe"));
    expect(apply()).toHaveAccessibleName("Apply Filters");
  });
});
