import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { aBlog, aRecipe } from "@/shared/testing/fixtures";
import { API, failure, server } from "@/shared/testing/server";
import { setViewportWidth } from "@/shared/testing/viewport";

import { visit } from "./testing";

const never = async () => {
  await delay("infinite");
  return HttpResponse.json([]);
};
const ready = () => screen.findByRole("heading", { level: 1 });
const section = (name: string) => screen.findByRole("region", { name });

describe("Home's search box", () => {
  it("goes to the list with the trimmed text, by Enter and by the button", async () => {
    const { user, address } = visit("/");
    await ready();
    await user.type(screen.getByPlaceholderText("Search for flavors of the world..."), "  lamb & rice {Enter}");
    await waitFor(() => expect(address()).toBe("/recipes?search=lamb+%26+rice"));
  });

  it("does nothing with an empty text", async () => {
    const { user, address } = visit("/");
    await ready();
    await user.type(screen.getByPlaceholderText("Search for flavors of the world..."), "   ");
    await user.click(screen.getByRole("button", { name: "SEARCH" }));
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("has a shorter placeholder and an icon for a button on narrow screens", async () => {
    setViewportWidth(767);
    visit("/");
    await ready();
    expect(screen.getByPlaceholderText("Search recipes...")).toBeVisible();
    expect(screen.getByRole("button", { name: "SEARCH" })).toHaveTextContent(/^$/);
  });
});

describe("Popular Recipes", () => {
  it("shows the cards, each with a heart, and the way to all of them", async () => {
    visit("/");
    const popular = await section("Popular Recipes");
    expect(await within(popular).findByRole("link", { name: "Fattoush" })).toHaveAttribute("href", "/recipe/2");
    expect(within(popular).getAllByRole("button", { name: /favorite/i })).toHaveLength(2);
    expect(within(popular).getByRole("link", { name: "View All Recipes" })).toHaveAttribute("href", "/recipes");
  });

  it("loads the first three pictures with priority", async () => {
    const recipes = [1, 2, 3, 4, 5].map((ID) => aRecipe({ ID, Short_Title: `Dish ${ID}` }));
    server.use(http.get(`${API}/recipes/top-12`, () => HttpResponse.json(recipes)));
    visit("/");
    const popular = await section("Popular Recipes");
    await waitFor(() => expect(popular.querySelectorAll("img")).toHaveLength(5));
    const priorities = [...popular.querySelectorAll("img")].map((picture) => picture.getAttribute("fetchpriority"));
    expect(priorities).toEqual(["high", "high", "high", "auto", "auto"]);
  });

  it("shows 12 skeletons while loading", async () => {
    server.use(http.get(`${API}/recipes/top-12`, never));
    visit("/");
    expect(await screen.findAllByTestId("recipe-card-skeleton")).toHaveLength(12);
  });

  it.each([
    ["there are none", () => HttpResponse.json([])],
    ["they cannot be fetched", () => failure(500)],
  ])("stays friendly and silent when %s", async (_case, answer) => {
    server.use(http.get(`${API}/recipes/top-12`, answer));
    visit("/");
    const popular = await section("Popular Recipes");
    expect(await within(popular).findByText("The kitchen is quiet right now")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the category chips", () => {
  it("lead into the list", async () => {
    visit("/");
    const ramadan = await screen.findByRole("link", { name: "Ramadan" });
    expect(ramadan).toHaveAttribute("href", "/recipes?category=RAM");
  });

  it("say that they load", async () => {
    server.use(http.get(`${API}/lookups/categories`, never));
    visit("/");
    expect(await screen.findByText("Loading categories...")).toBeInTheDocument();
  });

  it("say why they failed", async () => {
    server.use(http.get(`${API}/lookups/categories`, () => new HttpResponse("Down", { status: 503 })));
    visit("/");
    expect(await screen.findByText("Error loading categories: 503: Down")).toBeInTheDocument();
  });
});

describe("Latest from our Master Chefs", () => {
  it("shows three blogs with at most two tags each", async () => {
    const blogs = [1, 2, 3].map((ID) => aBlog({ ID, Slug: `blog-${ID}`, Title: `Blog ${ID}` }));
    server.use(http.get(`${API}/blogs/recent-3`, () => HttpResponse.json(blogs)));
    visit("/");
    const latest = await section("Latest from our Master Chefs");
    const first = await within(latest).findByRole("link", { name: /Blog 1/ });
    expect(first).toHaveAttribute("href", "/blogs/blog-1");
    expect(first).toHaveTextContent("March 5, 2024");
    expect(first).toHaveTextContent(/ricefamily$/);
    expect(within(latest).getByRole("link", { name: "View All Blogs" })).toHaveAttribute("href", "/blogs");
  });

  it("shows three skeletons while loading", async () => {
    server.use(http.get(`${API}/blogs/recent-3`, never));
    visit("/");
    expect(await screen.findAllByTestId("blog-card-skeleton")).toHaveLength(3);
  });

  it("is silent when there are none", async () => {
    server.use(http.get(`${API}/blogs/recent-3`, () => HttpResponse.json([])));
    visit("/");
    await ready();
    await waitFor(() => expect(screen.queryByText("Latest from our Master Chefs")).toBeNull());
  });
});

describe("the rest of Home", () => {
  it("invites to generate a recipe", async () => {
    visit("/");
    const panel = await section("Be Creative Generate Your Own Recipe");
    expect(within(panel).getByRole("link", { name: "Start Creating Now" })).toHaveAttribute("href", "/generate-recipe");
    for (const highlight of ["AI-Powered", "100% Halal", "Personalized"]) {
      expect(within(panel).getByRole("heading", { name: highlight })).toBeInTheDocument();
    }
  });

  it("explores six cuisines", async () => {
    visit("/");
    const cuisines = await section("Explore by Cuisine");
    const links = within(cuisines).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/recipes?cuisine=Middle+Eastern",
      "/recipes?cuisine=Pakistani",
      "/recipes?cuisine=Indian",
      "/recipes?cuisine=Turkish",
      "/recipes?cuisine=Persian",
      "/recipes?cuisine=Chinese",
    ]);
    expect(links[4]).toHaveTextContent("Saffron rice, herb stews, and delicate flavorsElegant & Refined");
  });
});
