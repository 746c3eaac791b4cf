import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { readAuth } from "@/shared/auth/auth-storage";
import { anAuth, aProfile } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, held, server } from "@/shared/testing/server";

import { ProfilePage } from "../profile-page";

const UPDATE = `${API}/user/update-name`;

/** Opens the dashboard and, in it, the form with this name typed in. */
async function edit(name: string) {
  server.use(http.get(`${API}/user/my-profile`, () => HttpResponse.json(aProfile())));
  signIn(anAuth());
  const view = renderInApp(<ProfilePage memberId={1} />);
  await view.user.click(await screen.findByRole("button", { name: "Edit Name" }));
  await view.user.clear(field());
  if (name !== "") await view.user.type(field(), name);
  return view;
}

const field = () => screen.getByLabelText("Full Name");
const save = () => screen.getByRole("button", { name: "Save" });

describe("changing the name", () => {
  it("takes the keyboard into the form, and Escape takes it back", async () => {
    const { user } = await edit("Another Member");
    expect(field()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("heading", { name: "Amina Yusuf" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit Name" })).toHaveFocus();
  });

  it.each([
    ["", "Name cannot be empty"],
    [" Amina Yusuf ", "New name must be different from the current name"],
  ])("refuses %j", async (name, text) => {
    const { user } = await edit(name);
    await user.click(save());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(name);
  });

  it("sends it trimmed, shows it everywhere and says so", async () => {
    let sent: unknown;
    const { user } = await edit("  Amina Rahman  ");
    const answer = held();
    server.use(
      http.post(UPDATE, async ({ request }) => {
        sent = await request.json();
        await answer.released;
        return HttpResponse.json({ Full_Name: "Amina Rahman" });
      }),
      http.get(`${API}/user/my-profile`, () =>
        HttpResponse.json(aProfile({ Full_Name: "Amina Rahman", Updated_At: "2026-01-02T10:00:00Z" })),
      ),
    );
    await user.click(save());
    expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    answer.release();
    expect(await screen.findByRole("heading", { name: "Amina Rahman" })).toBeVisible();
    expect(await screen.findByText("Name updated successfully.", { selector: ".title" })).toBeInTheDocument();
    expect(sent).toEqual({ New_Full_Name: "Amina Rahman" });
    expect(readAuth()?.user.name).toBe("Amina Rahman");
    expect(await screen.findByText("January 2, 2026")).toBeVisible();
  });

  it.each([
    ["the server's reason", () => failure(400, "Full name must be at most 120 characters"), "Full name must be at most 120 characters"],
    ["a refusal without a reason", () => new HttpResponse("Down", { status: 502 }), "Failed to update name. Please try again."],
    ["a network that fails", () => HttpResponse.error(), "Failed to update name. Please try again."],
  ])("tells %s and keeps what was typed", async (_case, answer, text) => {
    const { user } = await edit("Amina Rahman");
    server.use(http.post(UPDATE, answer));
    await user.click(save());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
    expect(field()).toHaveValue("Amina Rahman");
    expect(readAuth()?.user.name).toBe("Amina Yusuf");
  });
});
