import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { Blog } from "@/shared/api/types";
import { signIn } from "@/shared/auth/auth";
import { aBlogPage, anAuth } from "@/shared/testing/fixtures";
import { API, failure, server } from "@/shared/testing/server";

import { visit } from "./testing";

const BLOG = `${API}/blogs/the-rice-of-my-grandmother`;

function serve(changes: Partial<Blog> = {}) {
  const viewed: string[] = [];
  server.use(
    http.get(BLOG, () => HttpResponse.json(aBlogPage(changes))),
    http.get(`${API}/blogs/mark-viewed/:id`, ({ params }) => {
      viewed.push(String(params.id));
      return HttpResponse.json({ Counted: true });
    }),
  );
  return viewed;
}

async function open(changes: Partial<Blog> = {}) {
  const viewed = serve(changes);
  const site = visit("/blogs/the-rice-of-my-grandmother");
  await screen.findByRole("heading", { level: 1 });
  return { ...site, viewed };
}

describe("a blog's page", () => {
  it("shows all of it, and counts the view", async () => {
    const { viewed } = await open();
    expect(screen.getByRole("heading", { level: 1, name: "The rice of my grandmother" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Steam" })).toBeVisible();
    expect(screen.getByText("pot").tagName).toBe("STRONG");
    expect(screen.getByText("March 5, 2024")).toBeVisible();
    expect(document.title).toBe("The rice of my grandmother · Sufra");
    await waitFor(() => expect(viewed).toEqual(["3"]));
  });

  it("writes tags without spaces", async () => {
    await open({ Tags: [" one pot ", "rice"] });
    const tags = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
    expect(tags.map((tag) => tag.textContent)).toEqual(["#onepot", "#rice"]);
  });

  it("shows nothing that runs, whatever the server holds", async () => {
    await open({
      Content:
        '<p onclick="x()">Salt</p><script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">here</a><iframe></iframe>',
    });
    const text = screen.getByText("Salt");
    expect(text.parentElement?.innerHTML).toBe('<p>Salt</p><a rel="nofollow ugc noopener noreferrer">here</a>');
  });

  it.each([
    ["the author", { id: 9, isMasterChef: true }, 1],
    ["an author who is no master chef any more", { id: 9, isMasterChef: false }, 0],
    ["another master chef", { id: 1, isMasterChef: true }, 0],
  ])("offers editing to %s or not", async (_who, user, count) => {
    signIn(anAuth({ user: { ...anAuth().user, ...user } }));
    await open();
    const links = screen.queryAllByRole("link", { name: "Edit" });
    expect(links).toHaveLength(count);
    links.forEach((link) => expect(link).toHaveAttribute("href", "/blogs/the-rice-of-my-grandmother/edit"));
  });

  it("says that it is a draft, whose views don't count", async () => {
    const { viewed } = await open({ Is_Published: false });
    expect(screen.getByText("Draft")).toBeVisible();
    expect(viewed).toEqual([]);
  });

  it.each([
    [404, "Blog post not found"],
    [500, "Failed to load blog post"],
  ])("says what is wrong: %d", async (status, title) => {
    server.use(http.get(BLOG, () => failure(status)));
    visit("/blogs/the-rice-of-my-grandmother");
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "All Blogs" })).toHaveAttribute("href", "/blogs");
  });

  it("stands in while it loads", async () => {
    server.use(http.get(BLOG, () => delay("infinite")));
    visit("/blogs/the-rice-of-my-grandmother");
    expect(await screen.findByText("Loading the blog")).toBeInTheDocument();
  });
});
