import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";

import { getAuth, signIn } from "@/shared/auth/auth";
import { anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";

import { PasswordDialog } from "./password-dialog";

const UPDATE = `${API}/user/update-password`;
const GOOD = { "Old Password": "Old-pass1", "New Password": "New-pass1!", "Confirm New Password": "New-pass1!" };

/** Fills the form and sends it. */
function send(values: Partial<typeof GOOD>) {
  const onClose = vi.fn();
  signIn(anAuth());
  const view = renderInApp(<PasswordDialog email="amina@example.org" onClose={onClose} />, "/my-profile");
  for (const [label, value] of Object.entries({ ...GOOD, ...values })) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Change Password" }));
  return { ...view, onClose };
}

const UPDATED = "Password updated successfully. You will be logged out soon. Please login again.";
const toast = () => document.querySelector("li");

const field = (label: string) => screen.getByLabelText(label);

afterEach(() => vi.useRealTimers());

describe("changing the password", () => {
  it("says what is wrong with each field and goes to the first", async () => {
    send({ "Old Password": "", "New Password": "", "Confirm New Password": "" });
    await waitFor(() => expect(field("Old Password")).toHaveAccessibleDescription("Please enter your old password"));
    expect(field("Old Password")).toHaveFocus();
    expect(field("New Password")).toHaveAccessibleDescription(/^Password is required At least/);
    expect(field("Confirm New Password")).toHaveAccessibleDescription("Please confirm your password");
  });

  it("refuses the old password as the new one", async () => {
    send({ "New Password": "Old-pass1", "Confirm New Password": "Old-pass1" });
    await waitFor(() => expect(field("New Password")).toHaveFocus());
    expect(field("New Password")).toHaveAccessibleDescription(/^New password must be different from the old password/);
  });

  it("shows how strong the new one is", () => {
    send({ "New Password": "Abcdef1!" });
    expect(screen.getByRole("meter")).toHaveAttribute("aria-valuetext", "Strong");
  });

  it("says that it worked, and nothing closes it before the member is signed out", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let sent: unknown;
    server.use(
      http.post(UPDATE, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ Updated: true });
      }),
    );
    const { address, onClose } = send({});
    await vi.waitFor(() => expect(toast()).toHaveTextContent(UPDATED));
    expect(sent).toEqual({ Old_Password: "Old-pass1", New_Password: "New-pass1!" });
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Your new password is set. Signing you out...");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onClose).not.toHaveBeenCalled();
    expect(getAuth()).not.toBeNull();

    act(() => void vi.advanceTimersByTime(2000));
    expect(getAuth()).toBeNull();
    expect(address()).toBe("/sign-in");
  });

  it.each([
    ["the server's reason", () => failure(400, "The old password is incorrect."), "The old password is incorrect."],
    ["a refusal without a reason", () => new HttpResponse("", { status: 502 }), "Failed to update password"],
    ["a network that fails", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("tells %s and keeps what was typed", async (_case, answer, text) => {
    server.use(http.post(UPDATE, answer));
    send({});
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(field("New Password")).toHaveValue("New-pass1!");
    expect(getAuth()).not.toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: "Change Password" })).toBeEnabled());
  });
});
