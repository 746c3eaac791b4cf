import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { getAuth, signIn } from "@/shared/auth/auth";
import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

const RESET = `${API}/authenticate/reset-password`;
const REFUSED = "Failed to reset password. The reset link may be invalid or expired.";

async function choose(password: string, confirmation = password) {
  const view = visit("/reset-password/q7Zk-x_9");
  await view.user.click(await screen.findByLabelText("New Password"));
  await view.user.paste(password);
  await view.user.click(screen.getByLabelText("Confirm Password"));
  await view.user.paste(confirmation);
  await view.user.click(screen.getByRole("button", { name: "Reset Password" }));
  return view;
}

describe("the form of a reset link", () => {
  it("says what is wrong and goes to the first wrong field", async () => {
    await choose("");
    await waitFor(() => expect(screen.getByLabelText("New Password")).toHaveFocus());
    expect(screen.getByLabelText("New Password")).toHaveAccessibleDescription(/^Password is required/);
    expect(screen.getByLabelText("Confirm Password")).toHaveAccessibleDescription("Please confirm your password");
  });

  it("sends the link's id with the new password, is busy meanwhile, and leads to signing in", async () => {
    let sent: unknown;
    const answer = held();
    server.use(
      http.post(RESET, async ({ request }) => {
        sent = await request.json();
        await answer.released;
        return HttpResponse.json({ Reset: true });
      }),
    );
    await choose("Abcdef1!");
    expect(await screen.findByRole("button", { name: "Resetting password..." })).toHaveAttribute("aria-disabled", "true");
    answer.release();
    const title = await screen.findByRole("heading", { level: 1, name: "Password Reset" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    expect(sent).toEqual({ ID: "q7Zk-x_9", New_Password: "Abcdef1!" });
  });

  it("ends a sign-in that is stored here, since the server has", async () => {
    const user = { id: 7, name: "Amina", email: "amina@example.org", isMasterChef: false };
    signIn({ user, token: "old", tokenExpiresAt: "2999-01-01T00:00:00Z", isAuthenticated: true });
    server.use(http.post(RESET, () => HttpResponse.json({ Reset: true })));
    await choose("Abcdef1!");
    await screen.findByRole("heading", { level: 1, name: "Password Reset" });
    expect(getAuth()).toBeNull();
  });

  it.each([
    ["the server's own text", () => failure(400, "This link has been used."), "This link has been used."],
    ["how long to wait", () => failure(429, "Too many attempts. Please wait."), "Too many attempts. Please wait."],
    ["its own text where the server has none", () => new HttpResponse(null, { status: 400 }), REFUSED],
    ["that no answer came", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("shows %s, and begins anew with Try Again", async (_case, answer, text) => {
    server.use(http.post(RESET, answer));
    const { user } = await choose("Abcdef1!");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByLabelText("New Password")).toHaveValue("");
    expect(screen.getByLabelText("Confirm Password")).toHaveValue("");
    expect(screen.getByRole("heading", { level: 1, name: "Reset Password" })).toHaveFocus();
  });
});

describe("a reset link without an id", () => {
  it.each(["/reset-password", "/reset-password/", "/reset-password/%20"])("is invalid: %s", async (address) => {
    visit(address);
    expect(await screen.findByRole("alert")).toHaveTextContent("No reset link ID found in URL");
    expect(
      screen.getByText("This password reset link is invalid or has expired. Please request a new reset link."),
    ).toBeVisible();
    expect(screen.queryByLabelText("New Password")).toBeNull();
  });

  it("leads to where a new one is asked for", async () => {
    const { user, address } = visit("/reset-password");
    await user.click(await screen.findByRole("link", { name: "Request a New Link" }));
    expect(await screen.findByRole("dialog", { name: "Forgot Password" })).toBeVisible();
    await waitFor(() => expect(address()).toBe("/sign-in"));
  });
});
