import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { getAuth, signIn } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { anAuth } from "@/shared/testing/fixtures";

import { visit } from "./testing";

const settled = () => screen.findByRole("heading", { level: 1 });
const banner = () => within(screen.getByRole("banner"));
const mainLinks = () => within(screen.getByRole("navigation", { name: "Main" }));

describe("the shell", () => {
  it("has one banner, one main and one footer", async () => {
    visit("/");
    await settled();
    for (const role of ["banner", "main", "contentinfo"]) expect(screen.getAllByRole(role)).toHaveLength(1);
  });

  it("lets the keyboard skip to the content first of all", async () => {
    const { user } = visit("/");
    await settled();
    await user.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it.each([
    ["/", "Home"],
    ["/blogs/some-slug", "Blogs"],
    ["/generate-recipe", "Generate Recipe"],
  ])("highlights on %s only %s", async (address, active) => {
    visit(address);
    await settled();
    const current = mainLinks()
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map((link) => link.textContent)).toEqual([active]);
  });

  it("moves the focus to a new screen and names it", async () => {
    const { user } = visit("/");
    await settled();
    await user.click(mainLinks().getByRole("link", { name: "Blogs" }));
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});

describe("the header", () => {
  it("leads visitors to signing in, and back to where they were", async () => {
    const { user, address } = visit("/recipe/7");
    await settled();
    await user.click(banner().getByRole("link", { name: "Sign In" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/recipe/7");
    expect(banner().queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  it("shows the member's initials, with the way to the dashboard", async () => {
    signIn(anAuth());
    const { user, address } = visit("/");
    await settled();
    expect(banner().queryByRole("link", { name: "Sign In" })).toBeNull();
    const account = screen.getByRole("button", { name: "Account of Amina Yusuf" });
    expect(account).toHaveTextContent("AY");
    await user.click(account);
    expect(await screen.findByText("amina@example.org")).toBeVisible();
    await user.click(screen.getByRole("menuitem", { name: "My Dashboard" }));
    await waitFor(() => expect(address()).toBe("/my-profile"));
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("has the way out", async () => {
    signIn(anAuth());
    const { user, address } = visit("/");
    await settled();
    await user.click(screen.getByRole("button", { name: "Account of Amina Yusuf" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(getAuth()).toBeNull();
  });

  it("closes the account's menu with Escape and gives the focus back", async () => {
    signIn(anAuth());
    const { user } = visit("/");
    await settled();
    const account = screen.getByRole("button", { name: "Account of Amina Yusuf" });
    await user.click(account);
    await screen.findByRole("menu");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(account).toHaveFocus());
  });
});

describe("the mobile menu", () => {
  const open = async () => {
    const view = visit("/");
    await settled();
    await view.user.click(screen.getByRole("button", { name: /menu/i }));
    return { ...view, menu: within(await screen.findByRole("dialog", { name: "Menu" })) };
  };

  it("lists the main links and the quick categories", async () => {
    const { menu } = await open();
    expect(menu.getByRole("link", { name: "Generate Recipe" })).toHaveAttribute("href", "/generate-recipe");
    expect(menu.getByRole("heading", { name: "Quick Categories" })).toBeInTheDocument();
    expect(await menu.findByRole("link", { name: "Eid & Feasts" })).toHaveAttribute("href", "/recipes?category=EID");
    expect(menu.getAllByRole("link", { name: "All Recipes" })).toHaveLength(2);
  });

  it("closes with a choice", async () => {
    const { user, menu, address } = await open();
    await user.click(menu.getByRole("link", { name: "Blogs" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(address()).toBe("/blogs"));
  });

  it("closes with Escape and gives the focus back to its button", async () => {
    const { user } = await open();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /menu/i })).toHaveFocus());
  });
});

describe("the theme", () => {
  it("goes round system, light and dark and is remembered", async () => {
    const { user } = visit("/");
    await settled();
    await user.click(screen.getByRole("button", { name: "Theme: System" }));
    expect(document.documentElement.dataset.theme).toBe("light");
    await user.click(screen.getByRole("button", { name: "Theme: Light" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("sufra.theme")).toBe("dark");
    await user.click(screen.getByRole("button", { name: "Theme: Dark" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe("the footer", () => {
  const footer = async () => {
    const view = visit("/");
    await settled();
    return { ...view, footer: within(screen.getByRole("contentinfo")) };
  };

  it("says what the product is", async () => {
    const { footer: shown } = await footer();
    expect(shown.getByText("Halal Made Easy, Flavor Made Rich")).toBeInTheDocument();
    for (const name of ["Facebook", "Instagram", "X", "WhatsApp"]) {
      expect(shown.getByRole("link", { name })).toHaveAttribute("rel", "noopener noreferrer");
    }
    expect(shown.getByText(/^©/)).toBeInTheDocument();
  });

  it("lists features as plain text", async () => {
    const { footer: shown } = await footer();
    for (const feature of ["Recipe Generator", "Meal Planning", "Cooking Tips"]) {
      expect(shown.getByText(feature)).toBeInTheDocument();
      expect(shown.queryByRole("link", { name: feature })).toBeNull();
    }
  });

  it("opens the contact form", async () => {
    const { user, footer: shown } = await footer();
    await user.click(shown.getByRole("button", { name: "Contact Us" }));
    expect(await screen.findByRole("dialog", { name: "Contact Us" })).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
});
