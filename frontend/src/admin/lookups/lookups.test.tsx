import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { failure, server } from "@/shared/testing/server";

import { aPage, expectTold, STAFF_API, visitDesk } from "../testing";

const TURKISH = { ID: 1, Code: "TR", Name: "Turkish", Recipes: 14 };

beforeEach(() => {
  server.use(
    http.get(`${STAFF_API}/lookups/cuisine`, () => aPage([TURKISH])),
    http.get(`${STAFF_API}/lookups/ingredient`, () => aPage([{ ID: 9, Code: null, Name: "eggplant", Recipes: null }])),
  );
});

const rename = async (name: string) => {
  const { user } = visitDesk("/admin/lookups");
  await user.click(await screen.findByRole("button", { name: "Rename Turkish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rename Turkish" }));
  await user.clear(dialog.getByLabelText("Name"));
  if (name !== "") await user.type(dialog.getByLabelText("Name"), name);
  await user.type(dialog.getByLabelText("Reason"), "As members say.");
  await user.click(dialog.getByRole("button", { name: "Rename" }));
  return dialog;
};

describe("the names of the back office", () => {
  it("are those of the chosen list", async () => {
    const { user } = visitDesk("/admin/lookups");
    expect(await screen.findByRole("row", { name: /^Turkish TR 14/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ingredients" }));
    expect(await screen.findByRole("row", { name: /^eggplant – –/ })).toBeVisible();
  });

  it("are changed with a reason", async () => {
    let sent: unknown;
    server.use(
      http.post(`${STAFF_API}/lookups/cuisine/1`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...TURKISH, Name: "Anatolian" });
      }),
    );
    await rename("Anatolian");
    await expectTold("It is now called Anatolian.");
    expect(sent).toEqual({ Name: "Anatolian", Reason: "As members say." });
  });

  it("keep the dialog open when a name is refused", async () => {
    server.use(http.post(`${STAFF_API}/lookups/cuisine/1`, () => failure(409, "Another one has that name.")));
    const dialog = await rename("Persian");
    await expectTold("Another one has that name.");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Rename" })).toBeEnabled());
  });

  it("are never empty", async () => {
    const dialog = await rename("");
    expect(dialog.getByText("A name is required")).toBeVisible();
  });
});
