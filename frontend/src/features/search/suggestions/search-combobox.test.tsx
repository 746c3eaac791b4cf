import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";

import type { BlogSummary } from "@/shared/api/types";
import { gateway, type EngineQuery } from "@/shared/testing/engine";
import { aBlog, aRecipe } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";

import { SearchArea } from "../search-area";
import { SearchCombobox, useSearchCombobox } from "./search-combobox";

const MULTI_SEARCH = "http://localhost:3000/api/v1.0/search/multi-search";

function renderBox(found: Record<string, string[]>, blogs: BlogSummary[] = []) {
  const queries: EngineQuery[] = [];
  server.use(
    gateway((query) => {
      queries.push(query);
      return { hits: (found[query.q] ?? []).map((title, index) => aRecipe({ ID: index + 1, Short_Title: title })) };
    }, () => blogs),
  );
  const onSearch = vi.fn();
  function Box() {
    const [text, setText] = useState("");
    const box = useSearchCombobox({ text, onTextChange: setText, onSearch });
    return (
      <>
        <SearchCombobox box={box} />
        <SearchArea box={box} />
      </>
    );
  }
  return { ...renderInApp(<Box />), onSearch, queries };
}

const box = () => screen.getByRole("combobox", { name: "Search recipes" });

describe("suggestions under the search box", () => {
  it("show recipes and cuisines in groups while one types", async () => {
    const { user } = renderBox({ tur: ["Turkish Pide"] });
    await user.type(box(), "tur");
    expect(await screen.findByRole("option", { name: /Turkish Pide/ })).toBeVisible();
    expect(screen.getByRole("group", { name: "Recipes" })).toBeVisible();
    expect(screen.getByRole("group", { name: "Cuisines" })).toHaveTextContent("Turkish");
    expect(box()).toHaveAttribute("aria-expanded", "true");
  });

  it("show blogs behind the recipes, which lead to their page", async () => {
    const { user, address } = renderBox({ bir: ["Chicken Biryani"] }, [aBlog({ Title: "The patience of biryani", Slug: "patience" })]);
    await user.type(box(), "bir");
    await user.click(await screen.findByRole("option", { name: "The patience of biryani Amina Yusuf" }));
    expect(address()).toBe("/blogs/patience");
  });

  it("ask for the cuisines with the focus, so that the first letter waits for the recipes only", async () => {
    const asked = vi.fn();
    server.use(
      http.get(`${API}/lookups/cuisines`, () => {
        asked();
        return HttpResponse.json([]);
      }),
    );
    const { user } = renderBox({});
    expect(asked).not.toHaveBeenCalled();
    await user.click(screen.getByRole("combobox"));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  it("ask once for a burst of letters, and only for what they show", async () => {
    const { user, queries } = renderBox({ lentil: ["Lentil Soup"] });
    await user.type(box(), "lentil");
    await screen.findByRole("option", { name: /Lentil Soup/ });
    expect(queries.at(-1)).toMatchObject({ q: "lentil", attributesToHighlight: ["Short_Title"] });
    expect(queries.at(-1)?.attributesToRetrieve).not.toContain("*");
    expect(queries.length).toBeLessThan("lentil".length);
  });

  it("lead to the chosen recipe by keyboard", async () => {
    const { user, address, onSearch } = renderBox({ kofta: ["Kofta Curry", "Kofta Kebab"] });
    await user.type(box(), "kofta");
    const options = await screen.findAllByRole("option");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(options[1]).toHaveAttribute("aria-selected", "true");
    expect(box()).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/recipe/2"));
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("lead to a cuisine by pointer", async () => {
    const { user, address } = renderBox({});
    await user.type(box(), "mid");
    await user.click(await screen.findByRole("option", { name: "Middle Eastern" }));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Middle+Eastern"));
  });

  it("search the text when Enter finds nothing chosen", async () => {
    const { user, onSearch } = renderBox({ samosa: ["Samosa"] });
    await user.type(box(), " samosa");
    await screen.findByRole("option", { name: /Samosa/ });
    await user.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("samosa");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("close with Escape, keep the text, and open again with Down", async () => {
    const { user } = renderBox({ fattoush: ["Fattoush"] });
    await user.type(box(), "fattoush");
    await screen.findByRole("option", { name: /Fattoush/ });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(box()).toHaveValue("fattoush");
    await user.keyboard("{ArrowDown}");
    expect(await screen.findByRole("option", { name: /Fattoush/ })).toBeVisible();
  });

  it("follow the latest text even when an earlier answer comes last", async () => {
    const { user } = renderBox({});
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const events: string[] = [];
    server.use(
      gateway(async ({ q }) => {
        events.push(`asked ${q}`);
        if (q === "harira") await released;
        events.push(`answered ${q}`);
        return { hits: [aRecipe({ ID: q.length, Short_Title: `Found by ${q}` })] };
      }),
    );
    await user.type(box(), "harira");
    await waitFor(() => expect(events).toContain("asked harira"));
    await user.type(box(), " soup");
    expect(await screen.findByRole("option", { name: /Found by harira soup/ })).toBeVisible();
    release();
    await waitFor(() => expect(events.at(-1)).toBe("answered harira"));
    // One more answer through the same pipe: whatever the late one would do has happened by then.
    await user.type(box(), "s");
    expect(await screen.findByRole("option", { name: /Found by harira soups/ })).toBeVisible();
    expect(screen.queryByRole("option", { name: /Found by harira Indian/ })).toBeNull();
  });

  it("show nothing when searching fails", async () => {
    const { user, onSearch } = renderBox({});
    let asked = 0;
    server.use(
      http.post(MULTI_SEARCH, () => {
        asked += 1;
        return failure(503);
      }),
    );
    await user.type(box(), "xyz");
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    expect(screen.queryByRole("option")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("xyz");
  });
});
