import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { signOut } from "@/shared/auth/auth";
import { aRecipeDetail } from "@/shared/testing/fixtures";

import { visit } from "./testing";

/** The browser's caches with these recipes in them; jsdom has none. */
function keep(titles: readonly string[]) {
  const answers = titles.map((Short_Title, place) => Response.json(aRecipeDetail({ ID: place + 1, Short_Title })));
  const removed: string[] = [];
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(titles.length > 0),
    open: () => Promise.resolve({ matchAll: () => Promise.resolve(answers) }),
    delete: (name: string) => Promise.resolve(removed.push(name) > 0),
  });
  return removed;
}

it("the offline screen lists what is kept, the last one first", async () => {
  keep(["Hummus", "Harira"]);
  visit("/offline");
  await screen.findByRole("link", { name: "Hummus" });
  const links = screen.getByRole("region", { name: "Recipes to cook now" }).querySelectorAll("a");
  expect([...links].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Harira", "/recipe/2"],
    ["Hummus", "/recipe/1"],
  ]);
});

it("the offline screen says when nothing is kept", async () => {
  keep([]);
  visit("/offline");
  expect(await screen.findByText(/No recipe has been kept/)).toBeVisible();
});

it.each([
  ["/offline?to=%2Frecipes%3Fsearch%3Dsoup", "/recipes?search=soup"],
  ["/offline", "/"],
  ["/offline?to=%2F%2Fevil.example", "/"],
  ["/offline?to=javascript:alert(1)", "/"],
])("%s tries %s again", async (address, target) => {
  visit(address);
  expect(await screen.findByRole("link", { name: "Try Again" })).toHaveAttribute("href", target);
});

it("signing out forgets the kept recipes and their pictures", () => {
  const removed = keep(["Hummus"]);
  act(() => signOut());
  expect(removed).toEqual(["sufra-recipes", "sufra-recipe-pictures"]);
});
