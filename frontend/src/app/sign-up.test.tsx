import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { API, failure, held, server } from "@/shared/testing/server";

import { visit } from "./testing";

const CREATE = `${API}/user/create`;
const GOOD = {
  Email: "amina@example.org",
  "Full Name": "Amina Yusuf",
  Password: "Abcdef1!",
  "Confirm Password": "Abcdef1!",
};
/** Opens the form, fills it and sends it; an empty value leaves the field alone. */
async function send(values: typeof GOOD) {
  const view = visit("/sign-up");
  await screen.findByRole("heading", { level: 1, name: "Sign Up" });
  for (const [label, value] of Object.entries(values)) {
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(value);
  }
  await view.user.click(screen.getByRole("button", { name: "Sign Up" }));
  return view;
}

describe("the sign-up form", () => {
  it("says what is wrong with each field and goes to the first", async () => {
    await send({ Email: "", "Full Name": "", Password: "", "Confirm Password": "" });
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Email address is required");
    expect(screen.getByLabelText("Full Name")).toHaveAccessibleDescription("Full name is required");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/^Password is required At least 8 characters/);
    expect(screen.getByLabelText("Confirm Password")).toHaveAccessibleDescription("Please confirm your password");
  });

  it("compares the two passwords while other fields are wrong", async () => {
    await send({ ...GOOD, Email: "", "Confirm Password": "Abcdef1!x" });
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    expect(screen.getByLabelText("Confirm Password")).toHaveAccessibleDescription("Passwords do not match");
  });

  it("forgets about two passwords that differ once they are the same", async () => {
    const { user } = await send({ ...GOOD, Password: "Abcdef1!x" });
    expect(await screen.findByText("Passwords do not match")).toBeVisible();
    await user.type(screen.getByLabelText("Password"), "{Backspace}");
    await waitFor(() => expect(screen.queryByText("Passwords do not match")).toBeNull());
  });

  it("rates the password while it is typed", async () => {
    const { user } = visit("/sign-up");
    await user.type(await screen.findByLabelText("Password"), "aB1");
    expect(screen.getByText("Fair")).toBeVisible();
    await user.type(screen.getByLabelText("Password"), "!2345");
    expect(screen.getByText("Strong")).toBeVisible();
  });

  it("tells password managers which field is which", async () => {
    visit("/sign-up");
    const expected = { Email: "email", "Full Name": "name", Password: "new-password", "Confirm Password": "new-password" };
    await screen.findByLabelText("Email");
    for (const [label, purpose] of Object.entries(expected)) {
      expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", purpose);
    }
  });

  it("leads to signing in", async () => {
    visit("/sign-up");
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
  });
});

describe("signing up", () => {
  it("sends what was typed, trimmed but for the password, and says what comes next", async () => {
    let sent: unknown;
    const answer = held();
    server.use(
      http.post(CREATE, async ({ request }) => {
        sent = await request.json();
        await answer.released;
        return HttpResponse.json({ Created: true });
      }),
    );
    const { address } = await send({ ...GOOD, Email: " amina@example.org ", "Full Name": " Amina Yusuf " });
    expect(await screen.findByRole("button", { name: "Creating account..." })).toHaveAttribute("aria-disabled", "true");
    answer.release();
    expect(await screen.findByRole("heading", { level: 1, name: "Account Created" })).toBeVisible();
    await waitFor(() => expect(address()).toBe("/user-created"));
    expect(screen.getByText(/^We've sent an email to amina@example\.org\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    expect(sent).toEqual({ Email: "amina@example.org", FullName: "Amina Yusuf", Password: "Abcdef1!" });
  });

  it.each([
    ["the server's own text", () => failure(422, "Full name must be at most 120 characters"), "Full name must be at most 120 characters"],
    ["how long to wait", () => failure(429, "Too many attempts. Please wait."), "Too many attempts. Please wait."],
    ["its own text where the server has none", () => HttpResponse.json({}, { status: 500 }), "Failed to create account. Please try again."],
    ["that no answer came", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("shows %s, and keeps what was typed", async (_case, answer, text) => {
    server.use(http.post(CREATE, answer));
    const { address } = await send(GOOD);
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    for (const [label, value] of Object.entries(GOOD)) expect(screen.getByLabelText(label)).toHaveValue(value);
    await waitFor(() => expect(screen.getByRole("button", { name: "Sign Up" })).toBeEnabled());
    await waitFor(() => expect(address()).toBe("/sign-up"));
  });
});

it("the confirmation also stands by itself", async () => {
  visit("/user-created");
  expect(await screen.findByText(/^We've sent an email to your address\./)).toBeVisible();
});
