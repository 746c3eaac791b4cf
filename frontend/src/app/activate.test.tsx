import { configure, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";

import { API, failure, server } from "@/shared/testing/server";

import { visit } from "./testing";

const ACTIVATE = `${API}/user/activate`;
const REFUSED = "Failed to activate your account. The activation link may be invalid or expired.";

afterEach(() => configure({ reactStrictMode: false }));

describe("an activation link", () => {
  it("is used once, though the screen mounts twice, and leads to signing in", async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(ACTIVATE, async ({ request }) => {
        sent.push(await request.json());
        await delay(30);
        return HttpResponse.json({ Activated: true });
      }),
    );
    configure({ reactStrictMode: true });
    visit("/activate/q7Zk-x_9");
    expect(await screen.findByRole("heading", { level: 1, name: "Activating your account..." })).toBeVisible();
    expect(await screen.findByRole("heading", { level: 1, name: "Your account is active" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    expect(sent).toEqual([{ ID: "q7Zk-x_9" }]);
  });

  it("leads to choosing a password when the account has none yet", async () => {
    server.use(
      http.post(ACTIVATE, () => HttpResponse.json({ Activated: true, Password_Needed: true, Reset_ID: "r7_-x" })),
    );
    visit("/activate/abc");
    expect(await screen.findByRole("heading", { level: 1, name: "Choose a password to finish" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a Password" })).toHaveAttribute("href", "/reset-password/r7_-x");
    expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  });

  it("that has been used says so kindly and leads to signing in", async () => {
    server.use(
      http.post(ACTIVATE, () => HttpResponse.json({ Error: REFUSED, Code: "activation_link_used" }, { status: 400 })),
    );
    const { user } = visit("/activate/abc");
    expect(await screen.findByRole("heading", { level: 1, name: "Already activated" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    const ways = within(screen.getByRole("main")).getAllByRole("link");
    expect(ways.map((way) => way.textContent)).toEqual(["Sign In", "Choose a new password"]);
    await user.click(screen.getByRole("link", { name: "Choose a new password" }));
    expect(await screen.findByRole("dialog", { name: "Forgot Password" })).toBeVisible();
  });

  it.each([
    ["the server's own text", () => failure(400, "This link has been used."), "This link has been used."],
    ["its own text where the server has none", () => new HttpResponse(null, { status: 400 }), REFUSED],
    ["that no answer came", () => HttpResponse.error(), "An unexpected error occurred. Please try again later."],
  ])("shows %s", async (_case, answer, text) => {
    server.use(http.post(ACTIVATE, answer));
    visit("/activate/abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByRole("heading", { level: 1, name: "Activation Failed" })).toBeVisible();
  });

  it("that is refused leads to signing up, and is not asked again", async () => {
    server.use(http.post(ACTIVATE, () => failure(400, REFUSED)));
    visit("/activate/abc");
    expect(await screen.findByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/sign-up");
    expect(screen.getByText(/Sign up again to get a new one/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  });

  it.each([
    ["was out of reach", () => HttpResponse.error()],
    ["has failed", () => failure(500)],
    ["is busy", () => failure(503)],
    ["was asked too often", () => failure(429)],
  ])("can be tried again when the server %s, without advice to sign up again", async (_case, answer) => {
    server.use(http.post(ACTIVATE, answer));
    const { user } = visit("/activate/abc");
    const again = await screen.findByRole("button", { name: "Try Again" });
    expect(screen.queryByText(/Sign up again/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Sign Up" })).toBeNull();
    server.use(http.post(ACTIVATE, () => HttpResponse.json({ Activated: true })));
    await user.click(again);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your account is active"));
  });

  it.each(["/activate", "/activate/", "/activate/%20"])("is missing in %s", async (address) => {
    visit(address);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Missing activation ID. The activation link is invalid. Please check your email again.",
    );
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
    expect(screen.queryByRole("link", { name: "Sign Up" })).toBeNull();
  });
});
