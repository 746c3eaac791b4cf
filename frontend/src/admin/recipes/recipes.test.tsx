import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { API, failure, server } from "@/shared/testing/server";

import { aPage, expectTold, STAFF_API, visitDesk } from "../testing";
import type { RecipeRow } from "./api";

const SOUP: RecipeRow = {
  ID: 7,
  Title: "Lentil Soup",
  Image_URL: null,
  Cuisine_Name: "Turkish",
  Category_Name: null,
  Owner_ID: 3,
  Owner_Name: "Amina Yusuf",
  Is_Published: false,
  Source: "import",
  Source_URL: null,
  Average_Rating: 4.5,
  Review_Count: 2,
  View_Count: 1234,
  Created_At: "2026-03-05T09:30:00Z",
  Updated_At: "2026-03-05T09:30:00Z",
};

let asked: URLSearchParams[];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(`${API}/cuisines`, () => HttpResponse.json([])),
    http.get(`${API}/categories`, () => HttpResponse.json([])),
    http.get(`${STAFF_API}/recipes`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return aPage([SOUP], 120);
    }),
  );
});

const deletion = async () => {
  server.use(
    http.get(`${STAFF_API}/recipes/7/dependents`, () => HttpResponse.json({ Reviews: 1, Favorites: 2, Views: 1300, Generations: 1 })),
  );
  const view = visitDesk("/admin/recipes");
  await view.user.click(await screen.findByRole("button", { name: "Delete Lentil Soup" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: "Delete “Lentil Soup”?" })) };
};

describe("the recipes of the back office", () => {
  it("show what a recipe is, and that it is a draft", async () => {
    visitDesk("/admin/recipes");
    const row = within(await screen.findByRole("row", { name: /Lentil Soup/ }));
    for (const text of ["Draft", "Turkish", "Amina Yusuf", "Import", "4.5 (2)", "1,234"]) expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole("link", { name: "Lentil Soup" })).toHaveAttribute("href", "/recipe/7");
    expect(screen.getByText("1–50 of 120")).toBeVisible();
  });

  it("are filtered and paged by the address", async () => {
    const { user, address } = visitDesk("/admin/recipes?page=2");
    await user.selectOptions(await screen.findByLabelText("State"), "Drafts");
    await waitFor(() => expect(asked.at(-1)?.get("Published")).toBe("no"));
    expect(asked.at(-1)?.get("Page")).toBe("1");
    await user.type(screen.getByLabelText("Title or number"), "soup{Enter}");
    await waitFor(() => expect(address()).toBe("/admin/recipes?published=no&search=soup"));
  });

  it("are published, and it is said why one can't be", async () => {
    const refusal = "The halal guard refuses it: bacon is pork.";
    server.use(http.post(`${STAFF_API}/recipes/7/publish`, () => failure(409, refusal)));
    const { user } = visitDesk("/admin/recipes");
    await user.click(await screen.findByRole("button", { name: "Publish Lentil Soup" }));
    await expectTold(refusal);
  });

  it("are deleted once it is said what goes along, with a reason", async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.delete(`${STAFF_API}/recipes/7`, ({ request }) => {
        sent.push(new URL(request.url).searchParams.get("Reason"));
        return HttpResponse.json({ ID: 7 });
      }),
    );
    const { user, dialog } = await deletion();
    expect(await dialog.findByText(/1 review, 2 favorites and 1,300 counted views. 1 generation request made it/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(dialog.getByText("A reason is required")).toBeVisible();
    await user.type(dialog.getByLabelText("Reason"), "Twice the same.");
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(sent).toEqual(["Twice the same."]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("stay when the deletion is cancelled", async () => {
    const { user, dialog } = await deletion();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("row", { name: /Lentil Soup/ })).toBeVisible();
  });

  it("say that nothing was found", async () => {
    server.use(http.get(`${STAFF_API}/recipes`, () => aPage([])));
    visitDesk("/admin/recipes?search=zzz");
    expect(await screen.findByRole("heading", { name: "Nothing found" })).toBeVisible();
  });

  it("say that they couldn't be loaded", async () => {
    server.use(http.get(`${STAFF_API}/recipes`, () => failure(422, "Page has to be at most 1000.")));
    visitDesk("/admin/recipes");
    expect(await screen.findByRole("alert")).toHaveTextContent("Page has to be at most 1000.");
  });
});
