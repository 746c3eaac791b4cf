import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { failure, server } from "@/shared/testing/server";

import { STAFF_API, visitDesk } from "../testing";
import type { Import, ImportRecord } from "./api";

const anImport = (given: Partial<Import> = {}): Import => ({
  ID: 7,
  File_Name: "soups.zip",
  Size_Bytes: 1_234_567,
  Format: "Mealie",
  State: "checked",
  Uploaded_By: "Salma Desk",
  Allow_Missing_Steps: false,
  Publish: false,
  Records_Done: 3,
  Records_Total: 3,
  Created: 2,
  Updated: 0,
  Unchanged: 0,
  Refused: 1,
  Duplicates: 0,
  Doubtful: 1,
  Published: 0,
  Refusals: { haram: 1 },
  Problem: "",
  Has_Files: true,
  Created_At: "2026-03-05T09:30:00Z",
  Changed_At: "2026-03-05T09:31:00Z",
  Finished_At: null,
  ...given,
});

const aRecord = (line: number, given: Partial<ImportRecord> = {}): ImportRecord => ({
  File: "soups.zip/recipes/soup.json",
  Line: line,
  Name: `Soup ${line}`,
  Result: "created",
  Is_Doubtful: false,
  Is_Published: false,
  Kind: "",
  Reason: "",
  Lines: [],
  Changes: [],
  ...given,
});

const HAM = aRecord(3, {
  Name: "Ham",
  Result: "refused",
  Kind: "haram",
  Reason: "Not halal: Ham is pork.",
  Lines: [{ Text: "2 slices ham", Status: "haram", Reason: "Ham is pork.", Substitute: "turkey" }],
});

let job: Import;
let asked: URLSearchParams[];

beforeEach(() => {
  job = anImport();
  asked = [];
  server.use(
    http.get(`${STAFF_API}/imports`, () => HttpResponse.json({ Imports: [job], Next_Before: null })),
    http.get(`${STAFF_API}/imports/7`, () => HttpResponse.json(job)),
    http.get(`${STAFF_API}/imports/7/records`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const records = query.get("Outcome") === "refused" ? [HAM] : [aRecord(1), aRecord(2), HAM];
      return HttpResponse.json({ Records: records, Next_After: null });
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

const aFile = (size = 3, name = "soups.zip") => {
  const file = new File(["abc"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

describe("the import desk", () => {
  it("uploads a file and opens its import", async () => {
    let sent: { name: string | null; steps: string | null } | undefined;
    server.use(
      http.post(`${STAFF_API}/imports`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        sent = { name: query.get("File_Name"), steps: query.get("Allow_Missing_Steps") };
        return HttpResponse.json(anImport({ State: "uploaded", Records_Done: 0, Records_Total: null }));
      }),
    );
    const { user } = visitDesk("/admin/imports");
    await user.click(await screen.findByLabelText(/ingredients but no steps/));
    await user.upload(screen.getByLabelText("Choose a file"), aFile());
    expect(await screen.findByRole("heading", { name: "soups.zip" })).toBeVisible();
    expect(sent).toEqual({ name: "soups.zip", steps: "true" });
  });

  it("refuses a file of more than 200 MB before it is sent", async () => {
    const { user } = visitDesk("/admin/imports");
    await user.upload(await screen.findByLabelText("Choose a file"), aFile(200_000_001));
    expect(screen.getByRole("alert")).toHaveTextContent("larger than 200 MB");
  });

  it("tells why an upload was refused", async () => {
    server.use(http.post(`${STAFF_API}/imports`, () => failure(400, "That file is empty.")));
    const { user } = visitDesk("/admin/imports");
    await user.upload(await screen.findByLabelText("Choose a file"), aFile());
    expect(await screen.findByRole("alert")).toHaveTextContent("That file is empty.");
  });

  it("lists past imports and opens one of them", async () => {
    const { user } = visitDesk("/admin/imports");
    await user.click(await screen.findByRole("button", { name: "soups.zip" }));
    expect(await screen.findByRole("heading", { name: "Import these recipes?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "All imports" }));
    expect(await screen.findByRole("heading", { name: "Past imports" })).toBeVisible();
  });

  it("shows what importing would come to, by outcome and reason", async () => {
    const { user } = visitDesk("/admin/imports?import=7");
    expect(await screen.findByText("2 recipes are new or changed.")).toBeVisible();
    const ham = within(await screen.findByRole("row", { name: /Ham/ }));
    expect(ham.getByText("Not halal: Ham is pork.")).toBeVisible();
    expect(ham.getByText(/Instead: turkey/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Refused (1)" }));
    await user.selectOptions(await screen.findByLabelText("Refused because"), "haram");
    await waitFor(() => expect(asked.at(-1)?.get("Kind")).toBe("haram"));
    expect(asked.at(-1)?.get("Outcome")).toBe("refused");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  });

  it.each([
    ["Import and publish", true],
    ["Import as drafts", false],
  ])("confirms: %s", async (label, publish) => {
    let sent: unknown;
    server.use(
      http.post(`${STAFF_API}/imports/7/confirm`, async ({ request }) => {
        sent = await request.json();
        job = anImport({ State: "importing", Records_Done: 1 });
        return HttpResponse.json(job);
      }),
    );
    const { user } = visitDesk("/admin/imports?import=7");
    await user.click(await screen.findByRole("button", { name: label }));
    expect(await screen.findByText("1 of 3 records")).toBeVisible();
    expect(sent).toEqual({ Publish: publish });
    expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("value", "1");
  });

  it("discards a file that is not wanted", async () => {
    server.use(
      http.delete(`${STAFF_API}/imports/7`, () => {
        job = anImport({ State: "discarded", Has_Files: false, Finished_At: "2026-03-05T09:40:00Z" });
        return HttpResponse.json(job);
      }),
    );
    const { user } = visitDesk("/admin/imports?import=7");
    await user.click(await screen.findByRole("button", { name: "Discard the file" }));
    expect(await screen.findByText("Discarded")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import and publish" })).toBeNull();
  });

  it("says why a file can't be discarded", async () => {
    const refusal = "This import was confirmed or discarded already, or its check isn't finished.";
    server.use(http.delete(`${STAFF_API}/imports/7`, () => failure(409, refusal)));
    const { user } = visitDesk("/admin/imports?import=7");
    await user.click(await screen.findByRole("button", { name: "Discard the file" }));
    expect(await screen.findByText(refusal)).toBeVisible();
  });

  it("says that another member of staff has confirmed it, and shows how far that is", async () => {
    server.use(
      http.post(`${STAFF_API}/imports/7/confirm`, () => {
        job = anImport({ State: "importing" });
        return failure(409, "This import was confirmed already, or its check isn't finished.");
      }),
    );
    const { user } = visitDesk("/admin/imports?import=7");
    await user.click(await screen.findByRole("button", { name: "Import as drafts" }));
    expect(await screen.findByText("3 of 3 records")).toBeVisible();
  });

  it("shows what an import came to, and downloads the report", async () => {
    job = anImport({ State: "done", Published: 2, Finished_At: "2026-03-05T09:40:00Z" });
    URL.createObjectURL = () => "blob:1";
    URL.revokeObjectURL = vi.fn();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(http.get(`${STAFF_API}/imports/7/report`, () => HttpResponse.text("file,line\n")));
    const { user } = visitDesk("/admin/imports?import=7");
    expect(await screen.findByRole("heading", { name: "What the import came to" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Report as CSV" }));
    await waitFor(() => expect(saved).toEqual(["import-7.csv"]));
  });

  it("says why an import has failed", async () => {
    job = anImport({ State: "failed", Problem: "This is a PDF.", Records_Done: 0, Finished_At: "2026-03-05T09:40:00Z" });
    visitDesk("/admin/imports?import=7");
    expect(await screen.findByRole("alert")).toHaveTextContent("This is a PDF.");
  });

  it("says that the files of an old import are gone", async () => {
    job = anImport({ State: "done", Has_Files: false, Finished_At: "2026-03-05T09:40:00Z" });
    visitDesk("/admin/imports?import=7");
    expect(await screen.findByText(/deleted a week after/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Report as CSV" })).toBeNull();
  });

  it("tells when an import can't be loaded", async () => {
    server.use(http.get(`${STAFF_API}/imports/7`, () => failure(404, "There is no such import.")));
    visitDesk("/admin/imports?import=7");
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no such import.");
  });
});
