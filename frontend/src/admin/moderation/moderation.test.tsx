import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { failure, server } from "@/shared/testing/server";

import { STAFF_API, visitDesk } from "../testing";
import type { Outcome, WaitingItem } from "./api";

interface Sent {
  Items: { Kind: "review"; ID: number }[];
  Approve?: boolean;
  Reason?: string;
}

let waiting: WaitingItem[];
let sent: Sent[];

const anItem = (id: number, given: Partial<WaitingItem> = {}): WaitingItem => ({
  Kind: "review",
  ID: id,
  Since: "2026-03-05T09:30:00Z",
  Is_Overdue: false,
  Member_ID: 3,
  Member_Name: "Amina Cook",
  About: `Soup ${id}`,
  About_URL: `/recipe/${id}`,
  Rating: 2,
  Texts: ["See www.example.com"],
  Concerns: ["a link or an address"],
  ...given,
});

const done = ({ Kind, ID }: { Kind: "review"; ID: number }): Outcome => ({ Kind, ID, Is_Done: true, Code: null, Message: "" });

beforeEach(() => {
  waiting = [1, 2, 3].map((id) => anItem(id));
  sent = [];
  server.use(
    http.get(`${STAFF_API}/moderation`, () =>
      HttpResponse.json({ Items: waiting, Waiting: waiting.length, Overdue: waiting.filter((item) => item.Is_Overdue).length }),
    ),
    http.post(`${STAFF_API}/moderation/decide`, async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      waiting = waiting.filter((item) => !body.Items.some(({ ID }) => ID === item.ID));
      return HttpResponse.json({ Outcomes: body.Items.map(done) });
    }),
  );
});

async function open() {
  const view = visitDesk("/admin/moderation");
  await screen.findByRole("article", { name: "Review: Soup 1" });
  return view;
}

const card = (number: number) => screen.getByRole("article", { name: `Review: Soup ${number}` });

describe("the moderation desk", () => {
  it("says of each text what, by whom and why it waits", async () => {
    waiting = [anItem(1, { Is_Overdue: true })];
    await open();
    const shown = within(card(1));
    expect(shown.getByRole("link", { name: "Soup 1" })).toHaveAttribute("href", "/recipe/1");
    expect(shown.getByText(/by Amina Cook/)).toBeVisible();
    expect(shown.getByText("a link or an address")).toBeVisible();
    expect(shown.getByText("Overdue")).toBeVisible();
    expect(screen.getByText("1 waiting, 1 overdue")).toBeVisible();
  });

  it("is worked with the keyboard alone", async () => {
    const { user } = await open();

    await user.keyboard("j");
    expect(card(1)).toHaveFocus();
    await user.keyboard("a");
    await waitFor(() => expect(card(2)).toHaveFocus());
    await user.keyboard("r");
    await waitFor(() => expect(card(3)).toHaveFocus());

    expect(sent.map(({ Items, Approve }) => [Items.map(({ ID }) => ID), Approve])).toEqual([
      [[1], true],
      [[2], false],
    ]);
  });

  it("decides on all that are selected at once", async () => {
    const { user } = await open();
    await user.keyboard("jxjxa");
    await waitFor(() => expect(screen.queryByRole("article", { name: "Review: Soup 2" })).toBeNull());
    expect(sent.map(({ Items }) => Items.map(({ ID }) => ID))).toEqual([[1, 2]]);
    expect(screen.getByRole("status")).toHaveTextContent("2 approved.");
  });

  it("sends the reason along, and no key acts while it is typed", async () => {
    const { user } = await open();
    await user.keyboard("j");
    await user.type(screen.getByLabelText(/Reason/), "rajx");
    expect(sent).toEqual([]);
    await user.click(within(card(1)).getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(sent[0]?.Reason).toBe("rajx"));
  });

  it("takes the last decision back", async () => {
    const back: Sent[] = [];
    server.use(
      http.post(`${STAFF_API}/moderation/take-back`, async ({ request }) => {
        const body = (await request.json()) as Sent;
        back.push(body);
        waiting = [anItem(1), ...waiting];
        return HttpResponse.json({ Outcomes: body.Items.map(done) });
      }),
    );
    const { user } = await open();
    await user.keyboard("ja");
    await screen.findByText("1 approved.");
    await user.keyboard("u");
    expect(await screen.findByText("1 waits again.")).toBeVisible();
    expect(card(1)).toBeVisible();
    expect(back).toEqual([{ Items: [{ Kind: "review", ID: 1 }] }]);
  });

  it("says what a colleague has decided meanwhile", async () => {
    server.use(
      http.post(`${STAFF_API}/moderation/decide`, () => {
        waiting = [];
        return HttpResponse.json({
          Outcomes: [{ Kind: "review", ID: 1, Is_Done: false, Code: "already_decided", Message: "Already approved." }],
        });
      }),
    );
    const { user } = await open();
    await user.keyboard("jr");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("1 could not be decided:");
    expect(alert).toHaveTextContent("Soup 1: Already approved.");
  });

  it("keeps what waits when a decision fails", async () => {
    server.use(http.post(`${STAFF_API}/moderation/decide`, () => failure(503, "Sufra can't answer right now.")));
    const { user } = await open();
    await user.keyboard("ja");
    expect(await screen.findByRole("alert")).toHaveTextContent("Sufra can't answer right now.");
    expect(card(1)).toBeVisible();
  });

  it("shows its keys", async () => {
    const { user } = await open();
    await user.keyboard("?");
    expect(screen.getByRole("region", { name: "Keyboard shortcuts" })).toHaveTextContent("undo the last decision");
  });

  it("says when nothing waits", async () => {
    waiting = [];
    visitDesk("/admin/moderation");
    expect(await screen.findByRole("heading", { name: "Nothing waits" })).toBeVisible();
  });
});
