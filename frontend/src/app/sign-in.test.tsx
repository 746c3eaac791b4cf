import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { readAuth, storeReturnUrl } from "@/shared/auth/auth-storage";
import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

const LOGIN = `${API}/authenticate/login`;
const FORGOT = `${API}/authenticate/forgot-password`;
const ANSWER = {
  Token: "abc",
  TokenExpiresAt: "2999-01-01T00:00:00Z",
  User: { ID: 7, Name: "Amina Yusuf", Email: "amina@example.org", Is_Master_Chef: true },
};

const loadPage = vi.fn();
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Sign In" });

beforeEach(() => {
  const { href, origin } = location;
  vi.stubGlobal("location", { href, origin, assign: loadPage.mockReset() });
});

async function open() {
  const view = visit("/sign-in");
  await screen.findByRole("heading", { level: 1, name: "Sign In" });
  return view;
}

async function signInAs(address: string, secret: string) {
  const view = await open();
  await view.user.click(email());
  await view.user.paste(address);
  await view.user.click(password());
  await view.user.paste(secret);
  await view.user.click(submit());
  return view;
}

describe("the sign-in form", () => {
  it("asks for both fields and goes to the first that is wrong", async () => {
    const { user } = await open();
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription("Email address is required");
    expect(password()).toHaveAccessibleDescription("Password is required");

    await user.type(email(), "amina@example.org");
    await waitFor(() => expect(email()).toBeValid());
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it("tells password managers which field is which", async () => {
    await open();
    expect(email()).toHaveAttribute("autocomplete", "username");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
  });

  it("leads to signing up", async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole("link", { name: "Sign up" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
    await waitFor(() => expect(address()).toBe("/sign-up"));
  });
});

describe("signing in", () => {
  it("sends a trimmed address and the password as it is, once, and is busy meanwhile", async () => {
    const sent: unknown[] = [];
    const answer = held();
    server.use(
      http.post(LOGIN, async ({ request }) => {
        sent.push(await request.json());
        await answer.released;
        return HttpResponse.json(ANSWER);
      }),
    );
    const { user } = await signInAs(" amina@example.org ", " secret ");
    expect(await screen.findByRole("button", { name: "Signing in..." })).toHaveAttribute("aria-disabled", "true");
    await user.type(password(), "{Enter}");
    answer.release();
    await waitFor(() => expect(loadPage).toHaveBeenCalled());
    expect(sent).toEqual([{ Email: "amina@example.org", Password: " secret " }]);
  });

  it("stores who has signed in and loads Home afresh", async () => {
    server.use(http.post(LOGIN, () => HttpResponse.json(ANSWER)));
    await signInAs("amina@example.org", "secret");
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/"));
    expect(readAuth()).toEqual({
      user: { id: 7, name: "Amina Yusuf", email: "amina@example.org", isMasterChef: true },
      token: "abc",
      tokenExpiresAt: "2999-01-01T00:00:00Z",
      isAuthenticated: true,
    });
  });

  it("goes back to where the visitor came from, once", async () => {
    storeReturnUrl("/recipe/7");
    server.use(http.post(LOGIN, () => HttpResponse.json(ANSWER)));
    await signInAs("amina@example.org", "secret");
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/recipe/7"));
    expect(localStorage.getItem("sufra.return-url")).toBeNull();
  });

  it("is not held up by an older sign-in that has expired", async () => {
    const user = { id: 7, name: "Amina", email: "amina@example.org", isMasterChef: false };
    signIn({ user, token: "old", tokenExpiresAt: "2020-01-01T00:00:00Z", isAuthenticated: true });
    server.use(http.post(LOGIN, () => HttpResponse.json(ANSWER)));
    await signInAs("amina@example.org", "secret");
    await waitFor(() => expect(readAuth()?.token).toBe("abc"));
  });

  it("says that it did not work when the browser's storage is blocked, and can be tried again", async () => {
    server.use(http.post(LOGIN, () => HttpResponse.json(ANSWER)));
    const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    const { user } = await signInAs("amina@example.org", "secret");
    expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred. Please try again later.");
    expect(loadPage).not.toHaveBeenCalled();

    blocked.mockRestore();
    await user.click(submit());
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/"));
  });

  it.each([
    ["the server's own text", () => failure(401, "The email address or password is incorrect."), "The email address or password is incorrect."],
    ["why not yet", () => failure(403, "Your account is not activated yet."), "Your account is not activated yet."],
    ["how long to wait", () => failure(429, "Too many attempts. Please wait."), "Too many attempts. Please wait."],
    ["its own text where the server has none", () => new HttpResponse("<html>", { status: 502 }), "Failed to sign in. Please try again."],
    ["that the answer has no token", () => HttpResponse.json({ ...ANSWER, Token: "" }), "Invalid response from server. Please try again."],
    ["that the answer has no expiry", () => HttpResponse.json({ ...ANSWER, TokenExpiresAt: null }), "Invalid response from server. Please try again."],
    ["that the answer is empty", () => new HttpResponse(null, { status: 200 }), "Invalid response from server. Please try again."],
    ["that the answer is no JSON", () => new HttpResponse("<html>", { status: 200 }), "Invalid response from server. Please try again."],
    ["that no answer came", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("shows %s, and keeps what was typed", async (_case, answer, text) => {
    server.use(http.post(LOGIN, answer));
    await signInAs("amina@example.org", "secret");
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(email()).toHaveValue("amina@example.org");
    expect(password()).toHaveValue("secret");
    expect(submit()).toBeEnabled();
    expect(readAuth()).toBeNull();
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe("a forgotten password", () => {
  async function forget() {
    const view = await open();
    await view.user.click(email());
    await view.user.paste("amina@example.org");
    await view.user.click(screen.getByRole("button", { name: "Forgot password?" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Forgot Password" }));
    const send = () => view.user.click(dialog.getByRole("button", { name: "Send Reset Link" }));
    return { ...view, dialog, send };
  }

  it("begins with the address that was typed", async () => {
    const { dialog } = await forget();
    expect(dialog.getByLabelText("Email")).toHaveValue("amina@example.org");
  });

  it("says what is wrong with the address", async () => {
    const { user, dialog, send } = await forget();
    await user.type(dialog.getByLabelText("Email"), "@");
    await send();
    await waitFor(() => expect(dialog.getByLabelText("Email")).toBeInvalid());
    expect(dialog.getByLabelText("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(dialog.getByLabelText("Email")).toHaveFocus();
  });

  it("is confirmed in words that fit a known and an unknown address, and gives the focus back when done", async () => {
    let sent: unknown;
    server.use(
      http.post(FORGOT, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ Sent: true });
      }),
    );
    const { user, send } = await forget();
    await send();
    const confirmation = within(await screen.findByRole("dialog", { name: "Check Your Email" }));
    expect(confirmation.getByText(/^If there's an account for amina@example\.org, we've sent/)).toBeVisible();
    expect(sent).toEqual({ Email: "amina@example.org" });

    await user.click(confirmation.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Forgot password?" })).toHaveFocus();
  });

  it.each([
    ["the server's own text", () => failure(429, "Too many requests."), "Too many requests."],
    ["its own text where the server has none", () => new HttpResponse(null, { status: 500 }), "Failed to process request. Please try again."],
    ["that no answer came", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("shows %s, and keeps the address", async (_case, answer, text) => {
    server.use(http.post(FORGOT, answer));
    const { dialog, send } = await forget();
    await send();
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(dialog.getByLabelText("Email")).toHaveValue("amina@example.org");
  });
});

describe("signing in to an account that is to be deleted", () => {
  const KEEP = `${API}/authenticate/keep-account`;
  const SCHEDULED = {
    Error: "Your account will be deleted on March 12, 2026. You can still keep it.",
    Code: "deletion_scheduled",
  };
  const keep = () => screen.findByRole("button", { name: "Keep My Account" });

  async function refused() {
    server.use(http.post(LOGIN, () => HttpResponse.json(SCHEDULED, { status: 403 })));
    return signInAs("amina@example.org", "secret");
  }

  it("says when it goes, and keeps it and signs in at a click", async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(KEEP, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(ANSWER);
      }),
    );
    const { user } = await refused();
    expect(await screen.findByRole("alert")).toHaveTextContent(SCHEDULED.Error);
    expect(readAuth()).toBeNull();

    await user.click(await keep());

    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/"));
    expect(readAuth()?.user.id).toBe(7);
    expect(sent).toEqual([{ Email: "amina@example.org", Password: "secret" }]);
  });

  it("tells why it is not kept, and can be asked again", async () => {
    server.use(http.post(KEEP, () => failure(503, "Sufra is very busy right now.")));
    const { user } = await refused();
    await user.click(await keep());
    await waitFor(() => expect(screen.getAllByRole("alert")[1]).toHaveTextContent("Sufra is very busy right now."));
    expect(await keep()).toBeEnabled();
    expect(readAuth()).toBeNull();
  });

  it("takes the offer away when another member signs in", async () => {
    const { user } = await refused();
    await keep();
    server.use(http.post(LOGIN, () => failure(401, "The email address or password is incorrect.")));
    await user.type(password(), "x");
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("incorrect"));
    expect(screen.queryByRole("button", { name: "Keep My Account" })).toBeNull();
  });
});
