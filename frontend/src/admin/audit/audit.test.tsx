import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { aPage, STAFF_API, visitDesk } from "../testing";
import type { AuditRow } from "./api";

const RENAMED: AuditRow = {
  ID: 2,
  At: "2026-03-05T09:30:00Z",
  Via: "desk",
  Actor_ID: 7,
  Actor_Name: "Salma Desk",
  Action: "change",
  Subject_Kind: "cuisine",
  Subject_ID: 1,
  Before: { name: "Turkish" },
  After: { name: "Anatolian", is_shown: true },
  Reason: "As members say.",
};
const BY_DELETED_ACTOR: AuditRow = { ...RENAMED, ID: 3, Actor_ID: null, Actor_Name: null };

let asked: URLSearchParams[];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(`${STAFF_API}/audit`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return aPage([RENAMED, BY_DELETED_ACTOR, { ...BY_DELETED_ACTOR, ID: 4, Via: "command_line" }]);
    }),
  );
});

describe("the audit log", () => {
  it("says what was before and what is after", async () => {
    visitDesk("/admin/audit");
    expect((await screen.findAllByText("name: Turkish → Anatolian"))[0]).toBeVisible();
    expect(screen.getAllByText("is_shown: – → true")[0]).toBeVisible();
    expect(screen.getByText("a former member")).toBeVisible();
    expect(screen.getByText("command line")).toBeVisible();
  });

  it("shows what one person did, of one kind, to one row", async () => {
    const { user, address } = visitDesk("/admin/audit");
    await user.click(await screen.findByRole("button", { name: "Salma Desk" }));
    await user.selectOptions(screen.getByLabelText("Of"), "import");
    await user.type(screen.getByLabelText("Number of the row"), "no. 12{Enter}");
    await waitFor(() => expect(address()).toBe("/admin/audit?actor=7&kind=import&subject=12"));
    await waitFor(() => expect(asked.at(-1)?.get("Subject_ID")).toBe("12"));
    expect([asked.at(-1)?.get("Actor_ID"), asked.at(-1)?.get("Subject_Kind")]).toEqual(["7", "import"]);
  });
});
