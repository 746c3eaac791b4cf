import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { aPage, expectTold, STAFF_API, visitDesk } from "../testing";

const BIRYANI = {
  ID: 5,
  Slug: "patience",
  Title: "The patience of biryani",
  Image_URL: null,
  Author_ID: 3,
  Author_Name: "Amina Yusuf",
  Is_Published: true,
  Published_At: "2026-03-05T09:30:00Z",
  View_Count: 12,
  Updated_At: "2026-03-05T09:30:00Z",
};

describe("the blogs of the back office", () => {
  it("are taken back, and the list is read anew", async () => {
    let blog = BIRYANI;
    let sent: unknown;
    server.use(
      http.get(`${STAFF_API}/blogs`, () => aPage([blog])),
      http.post(`${STAFF_API}/blogs/5/publish`, async ({ request }) => {
        sent = await request.json();
        blog = { ...BIRYANI, Is_Published: false };
        return HttpResponse.json({ ID: 5, Is_Published: false });
      }),
    );
    const { user } = visitDesk("/admin/blogs");
    const row = within(await screen.findByRole("row", { name: /patience/ }));
    expect(row.getByRole("link")).toHaveAttribute("href", "/blogs/patience");
    await user.click(row.getByRole("button", { name: "Unpublish The patience of biryani" }));
    expect(await row.findByText("Draft")).toBeVisible();
    await expectTold("The blog is a draft.");
    expect(sent).toEqual({ Publish: false, Reason: "" });
  });
});
