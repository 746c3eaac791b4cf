import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { failure, server } from "@/shared/testing/server";

import { STAFF_API, visitDesk } from "../testing";
import type { Searches, Views } from "./api";

// jsdom draws nothing; what is drawn stands in a table too.
vi.mock("./lines", () => ({ Lines: ({ hidden }: { hidden: ReadonlySet<number> }) => <p>{`hidden: ${[...hidden].join()}`}</p> }));

const PERIODS = { Period: { First: "2026-10-30", Last: "2026-10-31" }, Period_Before: { First: "2026-10-28", Last: "2026-10-29" } };

let asked: URL[];
let views: Views;
let searches: Searches;
let sent: unknown[];

beforeEach(() => {
  asked = [];
  sent = [];
  views = {
    ...PERIODS,
    Views: 1200,
    Before: 1000,
    Days: [500, 700],
    Subject_Count: 120,
    Subjects: [
      { ID: 1, Name: "Turkish", Views: 900, Before: 450, Days: [400, 500] },
      { ID: 2, Name: "Persian", Views: 300, Before: 0, Days: null },
    ],
  };
  searches = {
    ...PERIODS,
    Searches: 9,
    Before: 0,
    Days: [4, 5],
    Found_Nothing_Days: [1, 2],
    Relaxed_Days: [0, 0],
    Text_Count: 1,
    Texts: [{ Text: "melongene", Searches: 3, Found_Nothing: 3, Relaxed: 0, Before: 1 }],
  };
  server.use(
    http.get(`${STAFF_API}/analytics/views`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(views);
    }),
    http.get(`${STAFF_API}/analytics/searches`, () => HttpResponse.json(searches)),
    http.post(`${STAFF_API}/search/synonyms/extend`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ID: 1, Words: ["melongene", "eggplant"], Updated_At: "2026-10-31T09:00:00Z" });
    }),
  );
});

const parameter = (name: string) => asked.at(-1)?.searchParams.get(name);

describe("analytics", () => {
  it("shows what was viewed beside the period before", async () => {
    visitDesk("/admin/analytics?by=cuisine&from=2026-10-30&to=2026-10-31");

    const table = await screen.findByRole("region", { name: "Views" });
    expect(within(table).getByRole("row", { name: "Turkish 900 450 +100 %" })).toBeVisible();
    expect(within(table).getByRole("row", { name: "Persian 300 0 new" })).toBeVisible();
    expect(screen.getByText("1,200 views")).toBeVisible();
    expect([parameter("By"), parameter("From"), parameter("To")]).toEqual(["cuisine", "2026-10-30", "2026-10-31"]);
  });

  it("has the numbers of the chart in a table", async () => {
    const { user } = visitDesk("/admin/analytics?by=cuisine");
    await user.click(await screen.findByText("Numbers by day"));
    const table = screen.getByRole("region", { name: "Views by day" });
    expect(within(table).getByRole("row", { name: "2026-10-31 700 500" })).toBeVisible();
  });

  it("hides a line and shows it again", async () => {
    const { user } = visitDesk("/admin/analytics?by=cuisine");
    const all = await screen.findByRole("button", { name: "All", pressed: true });
    await user.click(all);
    expect(await screen.findByText("hidden: 0")).toBeInTheDocument();
    expect(all).toHaveAttribute("aria-pressed", "false");
    await user.click(all);
    expect(screen.getByText("hidden:")).toBeInTheDocument();
  });

  it("asks for another period, and begins at its first page", async () => {
    const { user } = visitDesk("/admin/analytics?page=2");
    await screen.findByText("1,200 views");
    expect(parameter("Offset")).toBe("50");

    await user.click(screen.getByRole("button", { name: "Last 7 days" }));

    await vi.waitFor(() => expect(parameter("Offset")).toBe("0"));
    expect(Date.parse(parameter("To") ?? "") - Date.parse(parameter("From") ?? "")).toBe(6 * 24 * 60 * 60 * 1000);
  });

  it("says what is wrong with a period", async () => {
    server.use(http.get(`${STAFF_API}/analytics/views`, () => failure(400, "The period has to begin before it ends.")));
    visitDesk("/admin/analytics?from=2026-10-31&to=2026-10-01");
    expect(await screen.findByRole("alert")).toHaveTextContent("The period has to begin before it ends.");
  });

  it("adds the synonym that a failed search needs", async () => {
    const { user } = visitDesk("/admin/analytics?show=searches");

    await user.click(await screen.findByRole("button", { name: "Add synonym for “melongene”" }));
    await user.type(screen.getByLabelText("“melongene” means the same as"), "eggplant{Enter}");

    expect(await screen.findByRole("button", { name: "Add synonym for “melongene”" })).toBeVisible();
    expect(sent).toEqual([{ Word: "melongene", Same_As: "eggplant" }]);
  });

  it("says why a synonym is refused", async () => {
    const refusal = "“eggplant” stands in another family already: eggplant, patlican.";
    server.use(http.post(`${STAFF_API}/search/synonyms/extend`, () => failure(400, refusal)));
    const { user } = visitDesk("/admin/analytics?show=searches");

    await user.click(await screen.findByRole("button", { name: "Add synonym for “melongene”" }));
    await user.type(screen.getByLabelText("“melongene” means the same as"), "eggplant{Enter}");

    expect(await screen.findByText(refusal)).toBeVisible();
  });
});
