import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";

import type { RecipeFilter } from "@/shared/config/recipe-search-filters";
import { gateway } from "@/shared/testing/engine";
import { API, server } from "@/shared/testing/server";

import { visit } from "./testing";

vi.mock(import("@search-config/recipes/facets.json"), async (importOriginal) => {
  const { default: table } = await importOriginal();
  const level: RecipeFilter = {
    kind: "testLevels",
    parameter: "Test_Levels",
    address: "testlevel",
    title: "Test Level",
    counted: "Test_Level",
    matched: "Test_Level",
    values: ["Mild", "Hot"],
  };
  return { default: [...table, level] } as unknown as Awaited<ReturnType<typeof importOriginal>>;
});

it("a filter that only the table declares is read from the address, shown, ticked and asked for", async () => {
  const asked: (string | null)[] = [];
  server.use(
    gateway(() => ({ facetDistribution: { Test_Level: { Mild: 1 } } })),
    http.get(`${API}/recipes/search`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("Test_Levels"));
      return HttpResponse.json({ Recipes: [], Total_Recipes: 0, HasMore: false, Relaxed: false, Understood: [], Counterpart: null, Degraded: false });
    }),
  );
  const { user, address } = visit("/recipes?testlevel=hot");
  expect(await screen.findByRole("button", { name: "Remove filter Hot (Test Level)" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show Filters" }));
  expect(await screen.findByRole("group", { name: "Test Level" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Hot" })).toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Mild" }));
  await user.click(screen.getByRole("button", { name: "Apply Filters" }));
  expect(address()).toBe("/recipes?testlevel=hot,Mild");
  expect(asked).toEqual(["hot", "hot,Mild"]);
});
