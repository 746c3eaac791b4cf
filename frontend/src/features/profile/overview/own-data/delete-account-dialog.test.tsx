import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";

import { getAuth, signIn } from "@/shared/auth/auth";
import { anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, held, server } from "@/shared/testing/server";

import { DeleteAccountDialog } from "./delete-account-dialog";

const DELETE = `${API}/user/delete-account`;

function open() {
  const onClose = vi.fn();
  signIn(anAuth());
  return { ...renderInApp(<DeleteAccountDialog email="amina@example.org" onClose={onClose} />, "/my-profile"), onClose };
}

const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Delete my account" });

describe("deleting the account", () => {
  it("says what goes, what stays and what to do first", () => {
    open();
    expect(screen.getByRole("dialog", { name: "Delete my account" })).toHaveAccessibleDescription(
      "Your account will be deleted seven days from now. Until then you can change your mind.",
    );
    const points = screen.getAllByRole("listitem").map((point) => point.textContent);
    expect(points).toEqual([
      expect.stringContaining("name, email address, picture and favorites go"),
      expect.stringContaining("others can read stay"),
      expect.stringContaining("download it first"),
    ]);
  });

  it("asks for the password", async () => {
    const { user } = open();
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription("Password is required");
  });

  it("sends it once, says when the account goes, and signs out when that is read", async () => {
    const sent: unknown[] = [];
    const answer = held();
    server.use(
      http.post(DELETE, async ({ request }) => {
        sent.push(await request.json());
        await answer.released;
        return HttpResponse.json({ Deletion_Due_At: "2026-03-12T10:00:00Z" });
      }),
    );
    const { user, onClose } = open();
    await user.type(password(), "Saffron-1234{Enter}{Enter}");
    expect(await screen.findByRole("button", { name: "Deleting..." })).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    answer.release();

    const done = await screen.findByRole("button", { name: "Done" });
    expect(done).toHaveFocus();
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "Your account will be deleted on March 12, 2026. We've sent you an email with a link to keep it. Signing in offers that too.",
    );
    expect(getAuth()).not.toBeNull();
    await user.click(done);
    expect(getAuth()).toBeNull();
    expect(sent).toEqual([{ Password: "Saffron-1234" }]);
  });

  it.each([
    ["the server's reason", () => failure(403, "The password is incorrect."), "The password is incorrect."],
    ["a refusal without a reason", () => new HttpResponse("", { status: 502 }), "Failed to delete your account. Please try again."],
    ["a network that fails", () => HttpResponse.error(), "An error occurred. Please try again later."],
  ])("tells %s at the field, keeps what was typed, and stays signed in", async (_case, answer, text) => {
    server.use(http.post(DELETE, answer));
    const { user } = open();
    await user.type(password(), "wrong{Enter}");
    await waitFor(() => expect(password()).toHaveAccessibleDescription(text));
    expect(password()).toHaveValue("wrong");
    expect(password()).toHaveFocus();
    expect(getAuth()).not.toBeNull();
  });

  it("can be left", async () => {
    const { user, onClose } = open();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
