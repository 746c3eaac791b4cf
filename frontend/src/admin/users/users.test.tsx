import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { failure, server } from "@/shared/testing/server";

import { aPage, expectTold, STAFF_API, visitDesk } from "../testing";
import type { UserRow } from "./api";

const AMINA: UserRow = {
  ID: 3,
  Name: "Amina Yusuf",
  Email: "amina@example.org",
  Picture_URL: null,
  Is_Master_Chef: true,
  Is_Staff: false,
  Is_Own: false,
  Credits: 10,
  Since: "2026-03-05T09:30:00Z",
};
const KITCHEN: UserRow = { ...AMINA, ID: 1, Name: "Sufra Kitchen", Is_Master_Chef: false, Is_Own: true };

beforeEach(() => {
  server.use(
    http.get(`${STAFF_API}/users`, () => aPage([AMINA, KITCHEN])),
    http.get(`${STAFF_API}/users/3/credits`, () => HttpResponse.json({ Credits: 10, Entries: [] })),
  );
});

const open = async (what: string) => {
  const view = visitDesk("/admin/users");
  await view.user.click(await screen.findByRole("button", { name: `${what} of Amina Yusuf` }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: `${what} of Amina Yusuf` })) };
};

describe("the accounts of the back office", () => {
  it("show flags and credits; the site's own ones are left alone", async () => {
    visitDesk("/admin/users");
    const row = within(await screen.findByRole("row", { name: /Amina Yusuf/ }));
    expect(row.getByText("Master chef")).toBeVisible();
    expect(row.getByRole("cell", { name: "10" })).toBeVisible();
    const own = within(screen.getByRole("row", { name: /Sufra Kitchen/ }));
    expect(own.getByText("The site's own")).toBeVisible();
    expect(own.queryByRole("button")).toBeNull();
  });

  it("get flags with a reason", async () => {
    let sent: unknown;
    server.use(
      http.post(`${STAFF_API}/users/3/flags`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...AMINA, Is_Staff: true });
      }),
    );
    const { user, dialog } = await open("Flags");
    await user.click(dialog.getByLabelText(/^Staff/));
    await user.type(dialog.getByLabelText("Reason"), "Joins the team.{Enter}");
    await expectTold("The flags of Amina Yusuf are changed.");
    expect(sent).toEqual({ Is_Master_Chef: true, Is_Staff: true, Reason: "Joins the team." });
  });

  it.each(["0", "10001", "many", "1.5"])("move no %s credits", async (typed) => {
    const { user, dialog } = await open("Credits");
    await user.type(dialog.getByLabelText("Credits to give"), typed);
    await user.type(dialog.getByLabelText("Reason"), "Sorry.");
    await user.click(dialog.getByRole("button", { name: "Move credits" }));
    expect(await dialog.findByText(/whole number from −10000 to 10000, not 0/)).toBeVisible();
  });

  it("say why credits can't be taken", async () => {
    const refusal = "There are not so many credits.";
    server.use(http.post(`${STAFF_API}/users/3/credits`, () => failure(409, refusal)));
    const { user, dialog } = await open("Credits");
    await user.type(dialog.getByLabelText("Credits to give"), "-11");
    await user.type(dialog.getByLabelText("Reason"), "A mistake.{Enter}");
    await expectTold(refusal);
    await waitFor(() => expect(dialog.getByRole("button", { name: "Move credits" })).toBeEnabled());
  });
});
