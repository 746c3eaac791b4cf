import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { RecipeDetail, RecipeLabels } from "@/shared/api/types";
import { anIngredient, aReason, aRecipeDetail, someLabels } from "@/shared/testing/fixtures";
import { API, server } from "@/shared/testing/server";

import { visit } from "./testing";

async function open(Labels: RecipeLabels | null, changes: Partial<RecipeDetail> = {}) {
  server.use(http.get(`${API}/recipes/7`, () => HttpResponse.json(aRecipeDetail({ Labels, ...changes }))));
  const site = visit("/recipe/7");
  await screen.findByRole("heading", { level: 1, name: "Chicken Biryani" });
  return site;
}

const part = (name: string) => screen.getByRole("heading", { name }).closest("section");
const doubtful = someLabels({ Halal: { Status: "doubtful", Says: "Caution: 1 of 2 ingredients to look at" } });

describe("the halal line", () => {
  it("opens by keyboard to what was read and who judges, and closes again", async () => {
    const { user } = await open(someLabels());
    const line = screen.getByRole("button", { name: "Halal: all 2 ingredients checked", expanded: false });
    line.focus();
    await user.keyboard("{Enter}");
    expect(line).toHaveAttribute("aria-expanded", "true");
    expect(document.getElementById(line.getAttribute("aria-controls") ?? "")).toContainElement(part("What was read"));
    expect(part("What was read")).toHaveTextContent("Every word of the title, the 2 ingredients and the 2 steps.");
    expect(part("Who judges")).toHaveTextContent("It is no certificate.");
    await user.keyboard(" ");
    expect(line).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("heading", { name: "Who judges" })).toBeNull();
  });

  it("names what was read and no more", async () => {
    const { user } = await open(someLabels({ Looked_At: ["ingredients", "title"], Ingredient_Count: 1 }));
    await user.click(screen.getByRole("button", { name: /^Halal/ }));
    expect(part("What was read")).toHaveTextContent("Every word of the title and the one ingredient.");
    expect(screen.queryByRole("heading", { name: /To look at|Not understood/ })).toBeNull();
  });

  it("gives the doubtful lines with reason and substitute", async () => {
    const gelatin = anIngredient({
      Name: "gelatin",
      Quantity: 3,
      Unit: "sheets",
      Halal_Status: "doubtful",
      Halal_Note: "Often of pigs. Instead: agar-agar.",
    });
    const { user } = await open(doubtful, { Ingredients: [gelatin, anIngredient({ ID: 2, Name: "sugar" })] });
    await user.click(screen.getByRole("button", { name: /^Caution/ }));
    expect(part("To look at")).toHaveTextContent("3 sheets gelatin Often of pigs. Instead: agar-agar.");
    expect(part("To look at")).not.toHaveTextContent("sugar");
  });

  it("says so when no ingredient is behind the caution", async () => {
    const { user } = await open(doubtful);
    await user.click(screen.getByRole("button", { name: /^Caution/ }));
    expect(part("To look at")).toHaveTextContent("not about an ingredient");
  });

  it("lists lines that were not understood, each once", async () => {
    const { user } = await open(
      someLabels({ Not_Understood: [aReason("1 jar of zhoug", "zhoug"), aReason("1 jar of zhoug", "jar")] }),
    );
    await user.click(screen.getByRole("button", { name: /^Halal/ }));
    const lines = within(part("Not understood") ?? document.body).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["1 jar of zhoug"]);
  });

  it("is absent, with all labels, until the recipe is labelled", async () => {
    await open(null);
    expect(screen.queryByRole("button", { name: /^Halal|^Caution/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Diets and allergens" })).toBeNull();
  });
});

describe("a note", () => {
  const note = { Index: 1, Line: "2 tbsp wine vinegar", Food: "wine vinegar", Says: "Vinegar is permitted." };
  const oil = anIngredient({ ID: 1, Name: "oil" });
  const vinegar = anIngredient({ ID: 2, Name: "wine vinegar" });
  const lines = () => within(screen.getByRole("region", { name: "Ingredients" })).getAllByRole("listitem");

  it("stands at the line that it is about", async () => {
    await open(someLabels({ Notes: [note] }), { Ingredients: [oil, vinegar] });
    expect(lines().map((line) => line.textContent)).toEqual(["1 oil", "1 wine vinegarVinegar is permitted."]);
  });

  it("gives way to the caution of a doubtful line", async () => {
    const judged = { ...vinegar, Halal_Status: "doubtful", Halal_Note: "Ask." };
    await open(someLabels({ Notes: [note] }), { Ingredients: [oil, judged] });
    expect(lines()[1]).toHaveTextContent(/^1 wine vinegarCheck that it is halal. Ask.$/);
  });

  it("about a line that is not there any more is left out", async () => {
    await open(someLabels({ Notes: [note] }), { Ingredients: [oil] });
    expect(lines().map((line) => line.textContent)).toEqual(["1 oil"]);
  });
});

describe("diets and allergens", () => {
  const labels = someLabels({
    Diets: [
      { Diet: "vegetarian", Verdict: "suitable", Reasons: [] },
      { Diet: "vegan", Verdict: "not suitable", Reasons: [aReason("50 g butter", "butter")] },
    ],
    Allergens: [
      { Allergen: "milk", Verdict: "contains", Reasons: [aReason("50 g butter", "butter")] },
      { Allergen: "fish", Verdict: "none found", Reasons: [] },
    ],
  });
  const section = () => screen.getByRole("region", { name: "Diets and allergens" });

  it("are told in a few words, with the advice to read packages", async () => {
    await open(labels);
    const diets = within(section()).getByRole("list", { name: "Suitable diets" });
    expect(within(diets).getAllByRole("listitem").map((diet) => diet.textContent)).toEqual(["Vegetarian"]);
    expect(section()).toHaveTextContent("Contains: milk (butter)");
    expect(section()).toHaveTextContent("None found: fish");
    expect(section()).not.toHaveTextContent("May contain");
    expect(section()).toHaveTextContent("These labels come from the recipe's text. Read the packages you use.");
  });

  it("show the lines behind them on demand", async () => {
    const { user } = await open(labels);
    expect(section()).not.toHaveTextContent("50 g butter");
    const why = within(section()).getByRole("button", { name: "See why", expanded: false });
    await user.click(why);
    expect(why).toHaveAttribute("aria-expanded", "true");
    const reasons = document.getElementById(why.getAttribute("aria-controls") ?? "");
    expect(reasons).toHaveTextContent("Containsmilk: 50 g butter");
    expect(reasons).toHaveTextContent("Not suitablevegan: butter");
  });

  it("say why nothing is ruled out", async () => {
    const zhoug = aReason("1 jar of zhoug", "zhoug");
    await open(
      someLabels({ Allergens: [{ Allergen: "milk", Verdict: "not claimed", Reasons: [zhoug] }], Not_Understood: [zhoug] }),
    );
    expect(section()).toHaveTextContent("Not every line was understood, so nothing is ruled out: “1 jar of zhoug”.");
    expect(within(section()).queryByRole("list")).toBeNull();
  });
});
