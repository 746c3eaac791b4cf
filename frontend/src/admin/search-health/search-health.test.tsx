import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { STAFF_API, visitDesk } from "../testing";
import type { Findings, Health, IndexHealth, Job } from "./api";

const FINDINGS: Findings = {
  Is_Healthy: true,
  Rows: 20,
  Documents: 20,
  Parked: [],
  Settings_Drift: [],
  Settings_Differences: [],
  Trigger_Drift: [],
  Code_Version: 3,
  Outdated_Documents: 0,
  Failed_Tasks: [],
  Engine_Version: "1.50.0",
};

const RECIPES: IndexHealth = {
  Name: "recipes",
  Waiting: 0,
  Oldest_Seconds: null,
  Checked_At: "2026-10-31T09:00:00Z",
  Problem: null,
  Findings: FINDINGS,
  Runs: [],
};

const REBUILD: Job = {
  ID: 4,
  Index_Name: "recipes",
  Kind: "rebuild",
  State: "running",
  Done: 2000,
  Total: 20000,
  Outcome: "",
  Asked_At: "2026-10-31T09:00:00Z",
  Finished_At: null,
};

let health: Health;
let asked: unknown[];

beforeEach(() => {
  health = { Indexes: [RECIPES], Jobs: [] };
  asked = [];
  server.use(
    http.get(`${STAFF_API}/search/health`, () => HttpResponse.json(health)),
    http.get(`${STAFF_API}/search/synonyms`, () =>
      HttpResponse.json({ Own: [{ ID: 1, Words: ["qatayef", "atayef"], Updated_At: "2026-10-31T09:00:00Z" }], Shipped: [["dal", "daal"]] }),
    ),
    http.post(`${STAFF_API}/search/jobs`, async ({ request }) => {
      asked.push(await request.json());
      health = { ...health, Jobs: [REBUILD] };
      return HttpResponse.json(REBUILD);
    }),
  );
});

describe("search health", () => {
  it("says that an index is in step", async () => {
    visitDesk("/admin/search");
    const card = within(await screen.findByRole("region", { name: "State of Recipes" }));
    expect(await screen.findByText("In step")).toBeVisible();
    expect(card.getByRole("row", { name: "Documents 20 of 20 published" })).toBeVisible();
    expect(card.getByRole("row", { name: "Outbox empty" })).toBeVisible();
  });

  it("says what is wrong, with what is wanted and what is there", async () => {
    const findings = {
      ...FINDINGS,
      Is_Healthy: false,
      Documents: 19,
      Parked: [{ ID: 7, Reason: "too large" }],
      Settings_Drift: ["stopWords"],
      Settings_Differences: [{ Setting: "stopWords", Wanted: '["the"]', Actual: '["salt"]' }],
    };
    health = { Indexes: [{ ...RECIPES, Waiting: 3, Oldest_Seconds: 61.2, Findings: findings }], Jobs: [] };
    const { user } = visitDesk("/admin/search");

    expect(await screen.findByText("Needs a look")).toBeVisible();
    expect(screen.getByText("3 waiting, the oldest for 61 s")).toBeVisible();
    expect(screen.getByText("7: too large")).toBeVisible();
    await user.click(screen.getByText("Differences of the settings"));
    expect(screen.getByRole("row", { name: 'stopWords ["the"] ["salt"]' })).toBeVisible();
  });

  it("shows how far a rebuild has come, and starts no second one", async () => {
    const { user } = visitDesk("/admin/search");
    await user.click(await screen.findByRole("button", { name: "Rebuild: Recipes" }));

    expect(await screen.findByText(/2,000 of 20,000 documents/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Rebuild: Recipes" })).toBeDisabled();
    expect(asked).toEqual([{ Kind: "rebuild", Index_Name: "recipes" }]);
  });

  it("says why a recipe is not found", async () => {
    const verdict = "It is a draft.";
    server.use(
      http.get(`${STAFF_API}/search/explain`, ({ request }) => {
        const title = new URL(request.url).searchParams.get("Recipe") ?? "";
        const about = { ID: 9, Title: title, Is_Published: false, Is_In_Index: false, Is_Up_To_Date: null, Verdict: verdict };
        return HttpResponse.json([{ ...about, Waiting: 0, Waiting_Seconds: null, Parked_Reason: null }]);
      }),
    );
    const { user } = visitDesk("/admin/search");

    await user.type(await screen.findByLabelText("Number, slug, or words of the title"), "Soup{Enter}");

    expect(await screen.findByRole("row", { name: `9 Soup no no not known 0 ${verdict}` })).toBeVisible();
  });

  it("changes a family of synonyms", async () => {
    let changed: unknown;
    server.use(
      http.put(`${STAFF_API}/search/synonyms/1`, async ({ request }) => {
        changed = await request.json();
        return HttpResponse.json({ ID: 1, Words: ["qatayef", "katayef"], Updated_At: "2026-10-31T09:00:00Z" });
      }),
    );
    const { user } = visitDesk("/admin/search");
    await user.click(await screen.findByRole("button", { name: "Edit qatayef, atayef" }));
    const field = screen.getByLabelText("Words");
    await user.clear(field);
    await user.type(field, "qatayef,katayef{Enter}");

    expect(await screen.findByRole("button", { name: "Edit qatayef, atayef" })).toBeVisible();
    expect(changed).toEqual({ Words: ["qatayef", "katayef"] });
  });
});
