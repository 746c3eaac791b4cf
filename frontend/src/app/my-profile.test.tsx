import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { Profile } from "@/shared/api/types";
import { signIn } from "@/shared/auth/auth";
import { AUTH_KEY, takeReturnUrl } from "@/shared/auth/auth-storage";
import { aGeneratedRecipe, anAuth, anOwnBlog, anOwnReview, aProfile, aRecipe } from "@/shared/testing/fixtures";
import { API, failure, server } from "@/shared/testing/server";

import { visit } from "./testing";

const PROFILE = `${API}/user/my-profile`;

function serve(changes: Partial<Profile> = {}) {
  server.use(http.get(PROFILE, () => HttpResponse.json(aProfile(changes))));
}

/** Opens the dashboard as Amina, once it is there. */
async function open(changes: Partial<Profile> = {}, address = "/my-profile") {
  serve(changes);
  signIn(anAuth());
  const site = visit(address);
  await screen.findByRole("tablist");
  return site;
}

const tab = (name: string | RegExp) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");

describe("the dashboard of a visitor", () => {
  it("is the sign-in, which leads back here, without a call", async () => {
    let calls = 0;
    server.use(
      http.get(PROFILE, () => {
        calls += 1;
        return failure(401);
      }),
    );
    const { address } = visit("/my-profile?tab=reviews");
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/my-profile?tab=reviews");
    expect(screen.queryByText("My Dashboard")).toBeNull();
    expect(calls).toBe(0);
  });
});

describe("the dashboard of a member", () => {
  it("is titled My Dashboard and sends the member's token", async () => {
    let token: string | null = null;
    server.use(
      http.get(PROFILE, ({ request }) => {
        token = request.headers.get("Authorization");
        return HttpResponse.json(aProfile());
      }),
    );
    signIn(anAuth({ token: "abc" }));
    visit("/my-profile");
    expect(await screen.findByRole("heading", { level: 2, name: "Amina Yusuf" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
    expect(document.title).toBe("My Dashboard · Sufra");
    expect(screen.getByRole("link", { name: "My Profile" })).toHaveAttribute("aria-current", "page");
    expect(token).toBe("Bearer abc");
  });

  it("stands in for itself while it loads", async () => {
    server.use(http.get(PROFILE, () => delay("infinite")));
    signIn(anAuth());
    visit("/my-profile");
    expect(await screen.findByText("Loading your profile")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "My Dashboard" })).toBeVisible();
  });

  it.each([
    ["the server refuses", () => failure(500), "Failed to load your profile. Please try again."],
    ["the network fails", () => HttpResponse.error(), "Something went wrong while loading your profile."],
  ])("says so when %s, and tries again", async (_case, answer, text) => {
    server.use(http.get(PROFILE, answer));
    signIn(anAuth());
    const { user } = visit("/my-profile");
    expect(await screen.findByRole("heading", { level: 1, name: "Unable to load profile" })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();

    serve();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Amina Yusuf" })).toBeVisible();
  });

  it("asks anew at every visit", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("link", { name: "All Recipes" }));
    await screen.findByRole("heading", { level: 1, name: "All Recipes" });
    serve({ Saved_Recipes: [aRecipe()] });
    await user.click(screen.getByRole("link", { name: "My Profile" }));
    expect(await screen.findByRole("tab", { name: "My Favorites 1" })).toBeVisible();
  });

  it("ends with a token that the server no longer takes", async () => {
    server.use(http.get(PROFILE, () => failure(401)));
    signIn(anAuth());
    const { address } = visit("/my-profile");
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  });
});

describe("the tabs", () => {
  const FULL: Partial<Profile> = {
    Saved_Recipes: [aRecipe({ ID: 1 }), aRecipe({ ID: 2 })],
    Generated_Recipes: [aGeneratedRecipe({ ID: 3 })],
    My_Reviews: [anOwnReview()],
    My_Blogs: [anOwnBlog()],
  };

  it("are named and counted, the profile chosen, two of them still to come", async () => {
    await open(FULL);
    expect(screen.getAllByRole("tab").map((each) => each.textContent.trim())).toEqual([
      "Profile",
      "My Favorites 2",
      "My Creations 1",
      "My Reviews 1",
      "Meal Planning Coming Soon",
      "Shopping List Coming Soon",
    ]);
    expect(tab(/Profile/)).toHaveAttribute("aria-selected", "true");
    expect(tab(/Meal Planning/)).toBeDisabled();
    expect(tab(/Shopping List/)).toBeDisabled();
  });

  it("show blogs to master chefs only", async () => {
    await open({ ...FULL, Is_Master_Chef: true });
    expect(tab("My Blogs 1")).toBeEnabled();
  });

  it("stand in the address, and the profile leaves none", async () => {
    const { user, address } = await open(FULL);
    await user.click(tab(/My Reviews/));
    await waitFor(() => expect(address()).toBe("/my-profile?tab=reviews"));
    expect(panel()).toHaveAccessibleName(/My Reviews/);
    await user.click(tab(/Profile/));
    await waitFor(() => expect(address()).toBe("/my-profile"));
  });

  it("are walked with the arrow keys, past those that are still to come", async () => {
    const { user } = await open(FULL);
    await user.click(tab(/Profile/));
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(tab(/My Favorites/)).toHaveAttribute("aria-selected", "true"));
    expect(tab(/My Favorites/)).toHaveFocus();
    await user.keyboard("{End}");
    await waitFor(() => expect(tab(/My Reviews/)).toHaveFocus());
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(tab(/Profile/)).toHaveFocus());
  });

  it.each(["saved", "generated", "reviews"])("open as the address asks: %s", async (id) => {
    await open(FULL, `/my-profile?tab=${id}`);
    expect(tab(/Profile/)).toHaveAttribute("aria-selected", "false");
  });

  it.each(["meal-planning", "my-blogs", "nonsense"])("open with the profile when the address asks for %s", async (id) => {
    await open(FULL, `/my-profile?tab=${id}`);
    expect(tab(/Profile/)).toHaveAttribute("aria-selected", "true");
  });
});

describe("the lists", () => {
  it("show favorites with their rating, opening in a new tab", async () => {
    await open({ Saved_Recipes: [aRecipe({ ID: 5 })] }, "/my-profile?tab=saved");
    const link = within(panel()).getByRole("link", { name: "Chicken Biryani" });
    expect(link).toHaveAttribute("href", "/recipe/5");
    expect(link).toHaveAttribute("target", "_blank");
    expect(panel()).toHaveTextContent("Rated 4.6");
    expect(within(panel()).queryByText("Published")).toBeNull();
  });

  it("follow a heart: the recipe leaves, the count with it, and the focus stays in the list", async () => {
    let saved = [aRecipe({ ID: 5 }), aRecipe({ ID: 6, Short_Title: "Fattoush" })];
    server.use(
      http.get(PROFILE, () => HttpResponse.json(aProfile({ Saved_Recipes: saved }))),
      http.get(`${API}/recipes/is-favorite/:id`, () => HttpResponse.json({ Is_Favorite: true })),
      http.post(`${API}/recipes/remove-favorite`, () => {
        saved = saved.slice(1);
        return HttpResponse.json({ Is_Favorite: false });
      }),
    );
    signIn(anAuth());
    const { user } = visit("/my-profile?tab=saved");
    const heart = await screen.findByRole("button", { name: "Favorite Chicken Biryani" });
    expect(heart).toHaveAttribute("aria-pressed", "true");
    await user.click(heart);
    expect(await screen.findByRole("tab", { name: "My Favorites 1" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Chicken Biryani" })).toBeNull();
    expect(panel()).toHaveFocus();
  });

  it("follow a heart of another tab", async () => {
    await open();
    serve({ Saved_Recipes: [aRecipe()] });
    const newValue = JSON.stringify({ memberId: 1, recipeId: 7, isFavorite: true });
    window.dispatchEvent(new StorageEvent("storage", { key: "sufra.favorite-change", newValue }));
    expect(await screen.findByRole("tab", { name: "My Favorites 1" })).toBeVisible();
  });

  it("show creations as published or draft", async () => {
    const recipes = [aGeneratedRecipe({ ID: 5 }), aGeneratedRecipe({ ID: 6, Short_Title: "Fattoush", Is_Published: false })];
    await open({ Generated_Recipes: recipes }, "/my-profile?tab=generated");
    const [published, draft] = within(panel()).getAllByRole("article");
    expect(published).toHaveTextContent("Published");
    expect(draft).toHaveTextContent("Draft");
    expect(screen.getByRole("link", { name: "Fattoush" })).toHaveAttribute("href", "/recipe/6");
  });

  it("show reviews with the way to their recipe", async () => {
    const silent = { Review_Text: "", Modifications_Made: "", Would_Make_Again: null };
    const reviews = [anOwnReview(), anOwnReview({ ID: 12, Recipe_ID: 8, Recipe_Name: "Fattoush", ...silent })];
    await open({ My_Reviews: reviews }, "/my-profile?tab=reviews");
    const [first, second] = within(panel()).getAllByRole("article");
    expect(first).toHaveTextContent(/January 31, 2025Would make it againThe rice came out in single grains\./);
    expect(first).toHaveTextContent("Modifications: Half the chilli.");
    expect(screen.getAllByRole("img", { name: "4 out of 5 stars" })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Chicken Biryani" })).toHaveAttribute("href", "/recipe/7");
    expect(second).toHaveTextContent(/^FattoushJanuary 31, 2025$/);
  });

  it.each([
    ["pending", "Being checked: others will see it soon"],
    ["rejected", "Not published"],
  ] as const)("say of a review that is %s: %s", async (State, text) => {
    await open({ My_Reviews: [anOwnReview({ State })] }, "/my-profile?tab=reviews");
    expect(within(panel()).getByText(text)).toBeVisible();
  });

  it("show a master chef's blogs as published or draft", async () => {
    const blogs = [anOwnBlog(), anOwnBlog({ ID: 4, Slug: "saffron", Title: "Saffron, slowly", Is_Published: false })];
    await open({ Is_Master_Chef: true, My_Blogs: blogs }, "/my-profile?tab=my-blogs");
    expect(within(panel()).getByRole("link", { name: /^Published/ })).toHaveAttribute(
      "href",
      "/blogs/the-rice-of-my-grandmother",
    );
    expect(within(panel()).getByRole("link", { name: /^Draft/ })).toHaveAttribute("href", "/blogs/saffron");
    expect(within(panel()).getAllByRole("link", { name: "Edit" }).map((link) => link.getAttribute("href"))).toEqual([
      "/blogs/the-rice-of-my-grandmother/edit",
      "/blogs/saffron/edit",
    ]);
  });

  it("let a member write who has become a master chef since signing in", async () => {
    const { user, address } = await open({ Is_Master_Chef: true }, "/my-profile?tab=my-blogs");
    await user.click(within(panel()).getByRole("link", { name: "Write a Blog Post" }));
    expect(await screen.findByRole("heading", { name: "Share Your Culinary Journey" })).toBeVisible();
    expect(address()).toBe("/blogs/create");
  });

  it.each([
    ["saved", "No favorites yet", "Browse Recipes", "/recipes"],
    ["generated", "No creations yet", "Generate a Recipe", "/generate-recipe"],
    ["reviews", "No reviews yet", "Find a Recipe", "/recipes"],
    ["my-blogs", "No blogs yet", "Write a Blog Post", "/create-blog"],
  ])("lead on when %s is empty", async (id, title, action, target) => {
    await open({ Is_Master_Chef: true }, `/my-profile?tab=${id}`);
    expect(within(panel()).getByRole("heading", { name: title })).toBeVisible();
    expect(within(panel()).getByRole("link", { name: action })).toHaveAttribute("href", target);
  });

  it("begin a blog at its one address", async () => {
    signIn(anAuth({ user: { id: 1, name: "Amina Yusuf", email: "amina@example.org", isMasterChef: true } }));
    const { address } = visit("/create-blog");
    await waitFor(() => expect(address()).toBe("/blogs/create"));
  });
});

describe("the profile", () => {
  it("tells e-mail, dates and credits", async () => {
    await open({ Credits_Remaining: 42 });
    expect(screen.getByText("amina@example.org")).toBeVisible();
    const facts = panel().querySelector("dl");
    expect(facts).toHaveTextContent("Member sinceMarch 5, 2024Last updatedNovember 20, 2025Recipe credits42");
  });

  it("counts favorites, creations and reviews", async () => {
    await open({ Saved_Recipes: [aRecipe({ ID: 1 }), aRecipe({ ID: 2 })], My_Reviews: [anOwnReview()] });
    const counters = panel().querySelectorAll("dl")[1];
    expect(counters).toHaveTextContent("Favorites2Creations0Reviews1");
  });

  it("shows three credit packs that cannot be bought yet, and says so", async () => {
    await open();
    const packs = within(screen.getByRole("region", { name: "Buy Additional Credits" })).getAllByRole("listitem");
    expect(packs.map((pack) => pack.textContent)).toEqual([
      "100 credits$1.99Buy 100 credits",
      "200 creditsPopular$2.99Buy 200 credits",
      "300 credits$3.99Buy 300 credits",
    ]);
    const buy = screen.getByRole("button", { name: "Buy 200 credits" });
    expect(buy).toBeDisabled();
    expect(buy).toHaveAccessibleDescription("Buying credits isn't available yet.");
  });
});

describe("signing out", () => {
  it("leads to the sign-in and asks for no way back", async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
    expect(takeReturnUrl()).toBeNull();
  });

  it("in another tab ends this one too", async () => {
    const { address } = await open();
    localStorage.removeItem(AUTH_KEY);
    window.dispatchEvent(new StorageEvent("storage", { key: AUTH_KEY }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(screen.queryByText("amina@example.org")).toBeNull();
  });
});
