import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { RECIPE_FILTERS } from "@/shared/config/recipe-search-filters";

interface OpenApi {
  paths: Record<string, { get: { parameters: { name: string }[] } }>;
}

test("every filter of the table is a parameter of the list's call, and the other way round", () => {
  const contract = JSON.parse(readFileSync("../openapi.json", "utf8")) as OpenApi;
  const parameters = contract.paths["/api/v1.0/recipes/search"]?.get.parameters.map(({ name }) => name);
  const filters = RECIPE_FILTERS.map(({ parameter }) => parameter);
  expect(parameters?.toSorted()).toEqual(["As_Words", "Have", "Limit", "Offset", "Search_Text", ...filters].toSorted());
});
