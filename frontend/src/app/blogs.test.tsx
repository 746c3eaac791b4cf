import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { BlogSummary } from "@/shared/api/types";
import { signIn } from "@/shared/auth/auth";
import { aBlog, anAuth } from "@/shared/testing/fixtures";
import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

const LIST = `${API}/blogs/all`;

/** Blogs with these numbers as a page of the list. */
const page = (first: number, count: number): BlogSummary[] =>
  Array.from({ length: count }, (_, index) => aBlog({ ID: first + index, Slug: `blog-${first + index}`, Title: `Blog ${first + index}` }));

function serve(all: BlogSummary[]) {
  const asked: string[] = [];
  server.use(
    http.get(LIST, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const offset = Number(searchParams.get("Offset"));
      return HttpResponse.json({ Blogs: all.slice(offset, offset + 24), HasMore: all.length > offset + 24 });
    }),
  );
  return asked;
}

describe("the list of blogs", () => {
  it("shows 24 at first and the others by Load More, which passes the focus on", async () => {
    const asked = serve(page(1, 26));
    const { user } = visit("/blogs");
    expect(await screen.findByRole("heading", { level: 1, name: "Master Chef Chronicles" })).toBeVisible();
    expect(await screen.findByRole("link", { name: /Blog 24/ })).toHaveAttribute("href", "/blogs/blog-24");
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(await screen.findByRole("link", { name: /Blog 25/ })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
    expect(asked).toEqual(["Limit=24&Offset=0", "Limit=24&Offset=24"]);
  });

  it("loads the pictures of the first six at once", async () => {
    serve(page(1, 8).map((blog) => ({ ...blog, Featured_Image_URL: "/media/ab/abcd-800.webp" })));
    visit("/blogs");
    await screen.findByRole("link", { name: /Blog 8/ });
    const pictures = [...screen.getByRole("main").querySelectorAll("img")].map((picture) => picture.getAttribute("loading"));
    expect(pictures).toEqual([...Array<string>(6).fill("eager"), "lazy", "lazy"]);
  });

  it("stands in for nine cards while it loads", async () => {
    server.use(http.get(LIST, () => delay("infinite")));
    visit("/blogs");
    expect(await screen.findAllByTestId("blog-card-skeleton")).toHaveLength(9);
  });

  it("says that there are none", async () => {
    serve([]);
    visit("/blogs");
    expect(await screen.findByRole("heading", { name: "No blogs yet" })).toBeVisible();
  });

  it("says that it could not be loaded, and tries again", async () => {
    server.use(http.get(LIST, () => failure(503)));
    const { user } = visit("/blogs");
    expect(await screen.findByText("The blogs could not be loaded")).toBeVisible();
    serve(page(1, 1));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("link", { name: /Blog 1/ })).toBeVisible();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("offers writing to master chefs: %s", async (isMasterChef, count) => {
    serve(page(1, 1));
    signIn(anAuth({ user: { ...anAuth().user, isMasterChef } }));
    visit("/blogs");
    await screen.findByRole("link", { name: /Blog 1/ });
    expect(screen.queryAllByRole("link", { name: "Write New Blog Post" })).toHaveLength(count);
  });

  it("asks once for a page, however often one clicks", async () => {
    const { released, release } = held();
    const asked = serve(page(1, 30));
    const { user } = visit("/blogs");
    const more = await screen.findByRole("button", { name: "Load More" });
    server.use(
      http.get(LIST, async () => {
        asked.push("more");
        await released;
        return HttpResponse.json({ Blogs: page(25, 6), HasMore: false });
      }),
    );
    await user.click(more);
    await user.click(await screen.findByRole("button", { name: "Loading..." }));
    release();
    await waitFor(() => expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(30));
    expect(asked).toEqual(["Limit=24&Offset=0", "more"]);
  });
});
