import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { CheckedLine, RecipeEdit } from "@/shared/api/types";
import { signIn, signOut } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { anAuth, anIngredientEdit, aRecipeEdit } from "@/shared/testing/fixtures";
import { API, failure, held, server } from "@/shared/testing/server";
import { getCurrentToast } from "@/shared/ui/toast";

import { visit } from "./testing";

interface Saved {
  recipe: Record<string, unknown> & { Ingredients: Record<string, unknown>[]; Instructions: Record<string, unknown>[] };
  files: string[];
}

/** What the site has been told to save, and what the guard was asked. */
let saved: Saved[];
let asked: { Lines: string[]; Title: string }[];

const HALAL: CheckedLine = { Status: "halal", Reason: "", Substitute: null };
const VERDICTS: Record<string, CheckedLine> = {
  bacon: { Status: "haram", Reason: "Bacon is pork.", Substitute: "beef bacon" },
  gelatin: { Status: "doubtful", Reason: "Its source is not named.", Substitute: null },
};

beforeEach(() => {
  saved = [];
  asked = [];
  signIn(anAuth());
  serve();
  server.use(
    http.put(`${API}/recipes/7`, async ({ request }) => {
      const form = await request.formData();
      saved.push({ recipe: JSON.parse(form.get("recipe") as string) as Saved["recipe"], files: [...form.keys()].slice(1) });
      return HttpResponse.json({ Updated: true, Version: "v2" });
    }),
    http.post(`${API}/recipes/check-ingredients`, async ({ request }) => {
      const question = (await request.json()) as (typeof asked)[number];
      asked.push(question);
      return HttpResponse.json({ Lines: question.Lines.map((line) => VERDICTS[line] ?? HALAL) });
    }),
  );
});

function serve(changes: Partial<RecipeEdit> = {}) {
  server.use(http.get(`${API}/recipes/edit/7`, () => HttpResponse.json(aRecipeEdit(changes))));
}

async function open(tab?: string) {
  const site = visit("/recipe-edit/7");
  await screen.findByRole("tab", { name: "Basic" });
  if (tab !== undefined) await site.user.click(screen.getByRole("tab", { name: tab }));
  return site;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const save = () => button("Save Recipe");
const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Name" });
const valuesOf = (fields: (HTMLInputElement | HTMLTextAreaElement)[]) => fields.map(({ value }) => value);

function paste(field: HTMLElement, text: string) {
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
}

describe("opening the editor", () => {
  it("sends visitors to sign in, and back", async () => {
    act(signOut);
    const { address } = visit("/recipe-edit/7");
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/recipe-edit/7");
  });

  it("shows that it loads", async () => {
    const { released, release } = held();
    server.use(
      http.get(`${API}/recipes/edit/7`, async () => {
        await released;
        return HttpResponse.json(aRecipeEdit());
      }),
    );
    visit("/recipe-edit/7");
    expect(await screen.findByText("Loading recipe...")).toBeInTheDocument();
    release();
    await screen.findByRole("tab", { name: "Basic" });
  });

  it.each([
    [404, "Recipe not found"],
    [403, "You don't have permission to edit this recipe"],
    [500, "Failed to fetch recipe"],
  ])("says what is wrong at %s", async (status, text) => {
    server.use(http.get(`${API}/recipes/edit/7`, () => failure(status)));
    visit("/recipe-edit/7");
    expect(await screen.findByRole("heading", { level: 1, name: text })).toBeVisible();
    expect(screen.getByText("Coming Soon")).toBeVisible();
    expect(screen.getByText(/Recipe editing is being worked on/)).toBeVisible();
  });

  it.each(["/recipe-edit/abc", "/recipe-edit"])("says that %s names no recipe", async (address) => {
    visit(address);
    expect(await screen.findByRole("heading", { level: 1, name: "Recipe ID not found" })).toBeVisible();
  });

  it("asks again when asked to", async () => {
    server.use(http.get(`${API}/recipes/edit/7`, () => HttpResponse.error()));
    const { user } = visit("/recipe-edit/7");
    const again = await screen.findByRole("button", { name: "Try Again" });
    serve();
    await user.click(again);
    expect(await screen.findByRole("tab", { name: "Basic" })).toBeVisible();
  });

  it("has six tabs with the recipe's fields", async () => {
    const { user } = await open();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Basic", "Timing", "Ingredients", "Instructions", "Images", "Tags",
    ]);
    expect(screen.getByLabelText("Short Title")).toHaveValue("Chicken Biryani");
    expect(screen.getByLabelText("Cuisine")).toHaveDisplayValue("Indian");
    expect(within(screen.getByLabelText("Difficulty Level")).getAllByRole("option").map((o) => o.textContent)).toEqual([
      "Choose...", "Easy", "Medium", "Hard",
    ]);
    await user.click(screen.getByRole("tab", { name: "Timing" }));
    expect(screen.getByRole("textbox", { name: /^Prep Time/ })).toHaveValue("40");
    await user.click(screen.getByRole("tab", { name: "Instructions" }));
    expect(screen.getByLabelText(/Step 1: Instruction Text/)).toHaveValue("Fry the onions.");
  });
});

describe("saving", () => {
  it("sends the whole recipe with its version and goes to its page", async () => {
    const { user, address } = await open();
    await user.clear(screen.getByLabelText("Short Title"));
    await user.type(screen.getByLabelText("Short Title"), " Festive Biryani ");
    await user.click(save());
    await waitFor(() => expect(address()).toBe("/recipe/7"));
    expect(getCurrentToast()).toMatchObject({ title: "Recipe Updated" });
    expect(saved[0]?.recipe).toMatchObject({
      Short_Title: "Festive Biryani",
      Version: "v1",
      Cuisine_ID: 3,
      Prep_Time_Minutes: 40,
      Tags: [{ Name: "rice" }],
      Ingredients: [{ ID: 1, Name: "basmati rice", Quantity: 2.5, Unit: "cups" }, { ID: 2, Name: "onions" }],
    });
    expect(saved[0]?.files).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("shows that it saves", async () => {
    const { released, release } = held();
    server.use(
      http.put(`${API}/recipes/7`, async () => {
        await released;
        return HttpResponse.json({ Updated: true, Version: "v2" });
      }),
    );
    const { user, address } = await open();
    await user.type(screen.getByLabelText("Short Title"), "!");
    await user.click(save());
    expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    release();
    await waitFor(() => expect(address()).toBe("/recipe/7"));
  });

  it.each([
    ["refused", () => failure(503), "Failed to update recipe. Please try again."],
    ["unreachable", () => HttpResponse.error(), "Something went wrong while saving. Please try again."],
  ])("keeps what was typed when it is %s", async (_case, answer, text) => {
    server.use(http.put(`${API}/recipes/7`, answer));
    const { user, address } = await open();
    await user.type(screen.getByLabelText("Short Title"), "!");
    await user.click(save());
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: "Error", description: text }));
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(screen.getByLabelText("Short Title")).toHaveValue("Chicken Biryani!");
    expect(address()).toBe("/recipe-edit/7");
  });

  it("opens the tab of the first error, and counts the errors of each tab", async () => {
    serve({ Long_Title: "", Serving_Size: null, Difficulty_Level: null });
    const { user } = await open("Tags");
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText("Long Title")).toHaveFocus());
    expect(screen.getByLabelText("Long Title")).toHaveAccessibleDescription("Long title is required");
    expect(screen.getByRole("tab", { name: /^Basic/ })).toHaveAccessibleName("Basic , 2 errors");
    expect(screen.getByRole("tab", { name: /^Timing/ })).toHaveAccessibleName("Timing , 1 error");
    expect(saved).toEqual([]);
  });

  it("shows what the server says of a line at that line", async () => {
    const Details = [{ Field: "Ingredients.1.Name", Problem: "Not halal: that is pork." }];
    server.use(http.put(`${API}/recipes/7`, () => HttpResponse.json({ Error: "No", Details }, { status: 422 })));
    const { user } = await open();
    await user.click(save());
    await waitFor(() => expect(names()[1]).toHaveFocus());
    expect(names()[1]).toHaveAccessibleDescription("Not halal: that is pork.");
  });

  describe("after another person's save", () => {
    const dialog = () => screen.findByRole("dialog", { name: "Another person has saved this recipe" });

    async function openConflict() {
      const versions: string[] = [];
      server.use(
        http.put(`${API}/recipes/7`, async ({ request }) => {
          const { Version, Short_Title } = JSON.parse((await request.formData()).get("recipe") as string) as RecipeEdit;
          versions.push(Version);
          if (Version !== "v2") return failure(409);
          return HttpResponse.json({ Updated: true, Version: `saved ${Short_Title}` });
        }),
      );
      const site = await open();
      await site.user.type(screen.getByLabelText("Short Title"), "!");
      serve({ Short_Title: "Theirs", Version: "v2", Updated_At: "2026-03-05T09:30:00Z" });
      await site.user.click(save());
      return { ...site, versions };
    }

    it("tells when it was saved, leads to it, and keeps what was typed", async () => {
      const { user, versions } = await openConflict();
      const box = within(await dialog());
      expect(await box.findByText(/The other version was saved on March 5, 2026 at/)).toBeVisible();
      expect(box.getByRole("link", { name: "See the saved version" })).toHaveAttribute("target", "_blank");
      await user.click(box.getByRole("button", { name: "Go On Editing" }));
      expect(screen.getByLabelText("Short Title")).toHaveValue("Chicken Biryani!");

      await user.click(save());
      await dialog();
      expect(versions).toEqual(["v1", "v1"]);
    });

    it("saves over that version when it is told to, and over no later one", async () => {
      const { user, address, versions } = await openConflict();
      await user.click(await within(await dialog()).findByRole("button", { name: "Save mine over theirs" }));
      await waitFor(() => expect(address()).toBe("/recipe/7"));
      expect(versions).toEqual(["v1", "v2"]);
    });

    it("saves over nothing that can't be looked up", async () => {
      const { user } = await openConflict();
      await user.click(within(await dialog()).getByRole("button", { name: "Go On Editing" }));
      server.use(http.get(`${API}/recipes/edit/7`, () => failure(503)));
      await user.click(save());
      const box = within(await dialog());
      expect(await box.findByText("Failed to fetch recipe")).toBeVisible();
      expect(box.queryByRole("button", { name: "Save mine over theirs" })).toBeNull();

      serve({ Version: "v2" });
      await user.click(box.getByRole("button", { name: "Try Again" }));
      expect(await box.findByRole("button", { name: "Save mine over theirs" })).toBeEnabled();
    });
  });

  it("keeps what was typed over an expired sign-in, for the same member only", async () => {
    server.use(http.put(`${API}/recipes/7`, () => failure(401)));
    const { user, unmount, address } = await open();
    await user.type(screen.getByLabelText("Short Title"), "!");
    await user.click(save());
    await waitFor(() => expect(address()).toBe("/sign-in"));
    unmount();

    act(() => signIn({ ...anAuth(), user: { ...anAuth().user, id: 99 } }));
    const others = await open();
    expect(screen.getByLabelText("Short Title")).toHaveValue("Chicken Biryani");
    others.unmount();

    act(() => signIn(anAuth()));
    await open();
    expect(await screen.findByDisplayValue("Chicken Biryani!")).toBeVisible();
  });

  it("offers after a reload what was not saved", async () => {
    const { user, unmount } = await open();
    await user.type(screen.getByLabelText("Short Title"), "!");
    unmount();
    const again = await open();
    expect(await screen.findByDisplayValue("Chicken Biryani!")).toBeVisible();
    await again.user.click(button("Discard Them"));
    expect(screen.getByLabelText("Short Title")).toHaveValue("Chicken Biryani");
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the ingredients", () => {
  it("are added, removed and put in another order", async () => {
    const { user } = await open("Ingredients");
    await user.click(button("Add Ingredient"));
    await waitFor(() => expect(names()[2]).toHaveFocus());
    await user.keyboard("saffron");
    await user.click(button("Move saffron up"));
    expect(valuesOf(names())).toEqual(["basmati rice", "saffron", "onions"]);
    expect(button("Move saffron up")).toHaveFocus();
    await user.click(button("Move saffron up"));
    expect(button("Move saffron down")).toHaveFocus();
    await user.click(button("Remove basmati rice"));
    expect(valuesOf(names())).toEqual(["saffron", "onions"]);
    await waitFor(() => expect(document.activeElement?.closest("[role=row]")).toHaveAccessibleName("onions"));
    await user.click(save());
    await waitFor(() => expect(saved[0]?.recipe.Ingredients.map(({ ID }) => ID)).toEqual([null, 2]));
  });

  it("come from a pasted list", async () => {
    const { user } = await open("Ingredients");
    await user.click(button("Add Ingredient"));
    await waitFor(() => expect(names()).toHaveLength(3));
    paste(names()[2] as HTMLElement, "• 200 g red lentils\n• 2-3 cloves garlic\n• salt");
    await waitFor(() => expect(valuesOf(names())).toEqual(["basmati rice", "onions", "red lentils", "garlic", "salt"]));
    await waitFor(() => expect(names()[4]).toHaveFocus());
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.recipe.Ingredients.slice(2)).toMatchObject([
      { Quantity: 200, Unit: "g", Name: "red lentils" },
      { Quantity: 2, Quantity_Max: 3, Unit: "cloves", Name: "garlic" },
      { Quantity: null, Unit: "", Name: "salt" },
    ]);
  });

  it("keep the row that a list was pasted into unless it is empty", async () => {
    await open("Ingredients");
    paste(names()[0] as HTMLElement, "1 egg\n2 eggs");
    await waitFor(() => expect(valuesOf(names())).toEqual(["basmati rice", "egg", "eggs", "onions"]));
  });
});

describe("the halal guard", () => {
  it("is asked once after typing, not once a key, and never twice about a line", async () => {
    const { user } = await open("Ingredients");
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.clear(names()[1] as HTMLElement);
    await user.type(names()[1] as HTMLElement, "gelatin");
    await waitFor(() => expect(names()[1]).toHaveAccessibleDescription(/^Check that it is halal\. Its source/));
    expect(asked).toHaveLength(2);
    expect(asked[1]?.Lines).toEqual(["basmati rice", "gelatin"]);
    await user.click(button("Move gelatin up"));
    expect(asked).toHaveLength(2);
  });

  it("blocks saving, leads to the line, and puts in its substitute by one click", async () => {
    serve({ Ingredients: [anIngredientEdit(), anIngredientEdit({ ID: 2, Name: "bacon" })] });
    const { user, address } = await open("Tags");
    await user.click(await screen.findByRole("button", { name: "Show bacon" }));
    await waitFor(() => expect(names()[1]).toHaveFocus());
    expect(names()[1]).toHaveAccessibleDescription("Not halal: Bacon is pork.");

    await user.click(screen.getByRole("tab", { name: "Basic" }));
    await user.click(save());
    await waitFor(() => expect(names()[1]).toHaveFocus());
    expect(saved).toEqual([]);

    await user.click(button("Use beef bacon instead of bacon"));
    expect(names()[1]).toHaveValue("beef bacon");
    expect(names()[1]).toBeValid();
    await user.click(save());
    await waitFor(() => expect(address()).toBe("/recipe/7"));
    expect(saved[0]?.recipe.Ingredients[1]).toMatchObject({ Name: "beef bacon" });
  });

  it("does not stand in the way when it can't be asked", async () => {
    server.use(http.post(`${API}/recipes/check-ingredients`, () => failure(503)));
    const { user, address } = await open("Ingredients");
    await user.type(names()[0] as HTMLElement, "!");
    await user.click(save());
    await waitFor(() => expect(address()).toBe("/recipe/7"));
  });
});

describe("the steps", () => {
  it("come from a pasted numbered list", async () => {
    const { user } = await open("Instructions");
    await user.click(button("Add Step"));
    const texts = () => screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /Instruction Text/ });
    await waitFor(() => expect(texts()).toHaveLength(2));
    paste(texts()[1] as HTMLElement, "1. Soak the rice.\n2. Boil it.");
    await waitFor(() => expect(valuesOf(texts())).toEqual(["Fry the onions.", "Soak the rice.", "Boil it."]));
    await user.click(button("Remove step 1"));
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.recipe.Instructions).toMatchObject([
      { ID: null, Instruction_Text: "Soak the rice." },
      { ID: null, Instruction_Text: "Boil it." },
    ]);
  });
});

describe("the pictures and tags", () => {
  it("refuse a file that is no image", async () => {
    await open("Images");
    const input = screen.getByLabelText(/^Preview Image/);
    fireEvent.change(input, { target: { files: [new File(["x"], "x.pdf", { type: "application/pdf" })] } });
    expect(input).toHaveAccessibleDescription(/^Please select an image file/);
  });

  it("are saved trimmed and once in any case", async () => {
    const { user } = await open("Tags");
    await user.type(screen.getByRole("textbox", { name: "Tags" }), "  Feast {Enter}RICE{Enter}");
    await user.click(save());
    await waitFor(() => expect(saved[0]?.recipe.Tags).toEqual([{ Name: "rice" }, { Name: "Feast" }]));
  });
});

describe("the Edit button of a recipe's page", () => {
  it("shows when the recipe is editable", async () => {
    server.use(http.get(`${API}/recipes/is-editable/7`, () => HttpResponse.json({ Is_Editable: true })));
    visit("/recipe/7");
    expect(await screen.findByRole("link", { name: "Edit" })).toHaveAttribute("href", "/recipe-edit/7");
  });

  it.each([
    ["it is not", () => HttpResponse.json({ Is_Editable: false })],
    ["asking fails", () => failure(500)],
  ])("is absent when %s", async (_case, answer) => {
    const isAsked = vi.fn(answer);
    server.use(http.get(`${API}/recipes/is-editable/7`, isAsked));
    visit("/recipe/7");
    await waitFor(() => expect(isAsked).toHaveBeenCalled());
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  });
});
