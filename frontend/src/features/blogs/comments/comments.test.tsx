import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import type { BlogComment } from "@/shared/api/types";
import { getAuth, signIn } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { aComment, anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";

import { CommentsButton } from "./comments-button";

const COMMENTS = `${API}/blogs/comments/3`;
const SUBMIT = `${API}/blogs/submit-comment`;

describe("the comments on a blog", () => {
  const openPanel = async (...comments: BlogComment[]) => {
    server.use(http.get(COMMENTS, () => HttpResponse.json(comments)));
    const site = renderInApp(<CommentsButton blog={{ ID: 3, Title: "The rice of my grandmother" }} />, "/blogs/rice");
    await site.user.click(screen.getByRole("button", { name: "Comments" }));
    await screen.findByRole("dialog", { name: "Comments" });
    return site;
  };
  const box = () => screen.getByRole("textbox", { name: "Your comment" });
  const send = () => screen.getByRole("button", { name: "Submit Comment" });

  it("show who said what", async () => {
    await openPanel(aComment({ Review_Text: "So <b>good</b>.", Helpful_Votes: 2 }));
    expect((await screen.findByText("So <b>good</b>.")).closest("article")).toHaveTextContent(
      "Bilal KhanFebruary 28, 2025So <b>good</b>.2 readers found this helpful",
    );
  });

  it("say that there are none yet", async () => {
    await openPanel();
    expect(await screen.findByRole("heading", { name: "No comments yet" })).toBeVisible();
  });

  it("are sent once they say something", async () => {
    const taken: unknown[] = [];
    server.use(
      http.post(SUBMIT, async ({ request }) => {
        taken.push(await request.json());
        return HttpResponse.json({ Submitted: true });
      }),
    );
    signIn(anAuth());
    const { user } = await openPanel();
    expect(send()).toBeDisabled();
    await user.type(box(), "   ");
    expect(send()).toBeDisabled();
    await user.type(box(), "Lovely ");
    await user.click(send());
    expect(await screen.findByText("Comment Submitted")).toBeVisible();
    expect(taken).toEqual([{ Blog_ID: 3, Comment_Text: "Lovely" }]);
    expect(box()).toHaveValue("");
  });

  it.each([
    ["refused", () => failure(429), "Failed to submit comment. Please try again."],
    ["not answered", () => HttpResponse.error(), "Something went wrong while submitting your comment. Please try again."],
  ])("stay typed when they are %s", async (_case, answer, sentence) => {
    server.use(http.post(SUBMIT, answer));
    signIn(anAuth());
    const { user } = await openPanel();
    await user.type(box(), "Lovely");
    await user.click(send());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(box()).toHaveValue("Lovely");
  });

  it("of an expired sign-in wait for the same member only", async () => {
    server.use(http.post(SUBMIT, () => failure(401)));
    signIn(anAuth());
    const { user } = await openPanel();
    await user.type(box(), "Lovely");
    await user.click(send());
    await waitFor(() => expect(getAuth()).toBeNull());
    cleanup();

    signIn(anAuth({ user: { id: 99, name: "Zayd Noor", email: "zayd@example.org", isMasterChef: false } }));
    await openPanel();
    expect(box()).toHaveValue("");
    cleanup();

    signIn(anAuth());
    renderInApp(<CommentsButton blog={{ ID: 3, Title: "The rice of my grandmother" }} />, "/blogs/rice");
    await screen.findByRole("dialog", { name: "Comments" });
    expect(box()).toHaveValue("Lovely");
  });

  it("say before they are sent that they are too long", async () => {
    signIn(anAuth());
    const { user } = await openPanel();
    await user.click(box());
    await user.paste("a".repeat(5_001));
    expect(screen.getByText("A comment must be at most 5000 characters long.")).toBeVisible();
    await user.click(send());
    expect(screen.queryByText("Comment Submitted")).toBeNull();
  });

  it("of visitors wait at the sign-in, and are there when they come back", async () => {
    const { user, address } = await openPanel();
    await user.type(box(), "Lovely");
    await user.click(send());
    const prompt = await screen.findByRole("dialog", { name: "Sign in to comment" });
    await user.click(within(prompt).getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/blogs/rice");
    cleanup();
    signIn(anAuth());
    renderInApp(<CommentsButton blog={{ ID: 3, Title: "The rice of my grandmother" }} />, "/blogs/rice");
    await screen.findByRole("dialog", { name: "Comments" });
    expect(box()).toHaveValue("Lovely");
  });
});
