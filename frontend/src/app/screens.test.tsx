import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { API, failure, server } from "@/shared/testing/server";

import { SCREENS } from "./screens";
import { visit } from "./testing";

const screenFileKeys = Object.keys(import.meta.glob("./routes/*.tsx")).map((file) => file.replace(/^\.\/routes\/(.*)\.tsx$/, "$1"));

/** Visitors are led to the sign-in from these. */
const FOR_MEMBERS = new Set(["my-profile", "recipe-edit", "blog-create", "blog-edit"]);

describe("the table of screens", () => {
  it("has one file in routes/ for each entry, and one entry for each file", () => {
    expect(screenFileKeys.toSorted()).toEqual(SCREENS.map(({ key }) => key).toSorted());
  });

  it.each(SCREENS.filter(({ title, key }) => title !== null && !FOR_MEMBERS.has(key)))(
    "gives $key its title",
    async ({ path, title }) => {
      visit(path.replace(/\/:\w+\?/, "").replace("*", "/nothing"));
      await waitFor(() => expect(document.title).toBe(`${title ?? ""} · Sufra`));
    },
  );

  it("tells capital letters in a path from small ones, as the server does", async () => {
    visit("/Recipes");
    expect(await screen.findByRole("heading", { level: 1, name: "This page is not on the table" })).toBeVisible();
  });
});

describe("an address that leads nowhere", () => {
  it.each(["/not-found", "/no/such/page"])("shows the way on from %s", async (address) => {
    visit(address);
    expect(await screen.findByRole("heading", { level: 1, name: "This page is not on the table" })).toBeVisible();
    const targets = [...screen.getByRole("main").querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["/", "/recipes", "/generate-recipe", "/my-profile"]);
    expect(document.title).toBe("Page not found · Sufra");
  });
});

describe("a short link", () => {
  it.each([
    ["unknown", () => failure(404)],
    ["unreachable", () => HttpResponse.error()],
    ["no web address", () => HttpResponse.json({ Full_URL: "javascript:alert(1)" })],
  ])("leads to not-found when it is %s", async (_case, answer) => {
    server.use(http.get(`${API}/recipes/full-url/abc`, answer));
    const { address } = visit("/s/abc");
    await waitFor(() => expect(address()).toBe("/not-found"));
  });
});
