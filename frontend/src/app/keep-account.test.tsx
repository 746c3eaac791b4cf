import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

const KEEP = `${API}/user/keep-account`;
const REFUSED = "Failed to keep your account. The link may be invalid or expired.";

const button = () => screen.findByRole("button", { name: "Keep My Account" });

describe("the link that keeps an account", () => {
  it("does nothing until it is asked to, then once, and leads to signing in", async () => {
    const sent: unknown[] = [];
    const answer = held();
    server.use(
      http.post(KEEP, async ({ request }) => {
        sent.push(await request.json());
        await answer.released;
        return HttpResponse.json({ Kept: true });
      }),
    );
    const { user } = visit("/keep-account/q7Zk-x_9");
    expect(await screen.findByRole("heading", { level: 1, name: "Keep your account?" })).toBeVisible();
    expect(sent).toEqual([]);

    await user.click(await button());
    await user.click(await screen.findByRole("button", { name: "Keeping your account..." }));
    answer.release();

    const heading = await screen.findByRole("heading", { level: 1, name: "Your account is kept" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    expect(sent).toEqual([{ ID: "q7Zk-x_9" }]);
  });

  it("that has been used says so kindly", async () => {
    server.use(http.post(KEEP, () => HttpResponse.json({ Error: REFUSED, Code: "keep_link_used" }, { status: 400 })));
    const { user } = visit("/keep-account/abc");
    await user.click(await button());
    expect(await screen.findByRole("heading", { level: 1, name: "Already kept" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["the server's own text", () => failure(400, "This link is over."), "This link is over."],
    ["its own text where the server has none", () => new HttpResponse(null, { status: 400 }), REFUSED],
  ])("that is refused shows %s and leads to signing in", async (_case, answer, text) => {
    server.use(http.post(KEEP, answer));
    const { user } = visit("/keep-account/abc");
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("heading", { level: 1, name: "Account Not Kept" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Keep My Account" })).toBeNull();
  });

  it.each([
    ["no answer came", () => HttpResponse.error(), "An error occurred. Please try again later."],
    ["there were too many", () => failure(429, "That was a lot."), "That was a lot."],
  ])("can be used again when %s", async (_case, answer, text) => {
    server.use(http.post(KEEP, answer));
    const { user } = visit("/keep-account/abc");
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    server.use(http.post(KEEP, () => HttpResponse.json({ Kept: true })));
    await user.click(await button());
    expect(await screen.findByRole("heading", { level: 1, name: "Your account is kept" })).toBeVisible();
  });

  it.each(["/keep-account", "/keep-account/", "/keep-account/%20"])("is missing in %s", async (address) => {
    visit(address);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Missing link ID. The link is invalid. Please check your email again.",
    );
    expect(screen.queryByRole("button", { name: "Keep My Account" })).toBeNull();
  });
});
