import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { aPage, STAFF_API, visitDesk } from "../testing";

const GELATIN = {
  ID: 4,
  Name: "Amina Yusuf",
  Email: "amina@example.org",
  Subject: "Gelatin & co",
  Message: `Is it from beef?${" Please say.".repeat(80)}The end.`,
  Created_At: "2026-03-05T09:30:00Z",
  Answered_At: null as string | null,
};

let message: typeof GELATIN;

beforeEach(() => {
  message = GELATIN;
  server.use(http.get(`${STAFF_API}/messages`, () => aPage([message])));
});

describe("the messages of visitors", () => {
  it("are answered by a mail that has its subject", async () => {
    visitDesk("/admin/messages");
    const mail = await screen.findByRole("link", { name: "amina@example.org" });
    expect(mail).toHaveAttribute("href", "mailto:amina%40example.org?subject=Re%3A%20Gelatin%20%26%20co");
  });

  it("show their beginning, and all of it with a press", async () => {
    const { user } = visitDesk("/admin/messages");
    expect(await screen.findByText(/Is it from beef/)).not.toHaveTextContent("The end.");
    await user.click(screen.getByRole("button", { name: "Show all: Gelatin & co" }));
    expect(screen.getByText(/Is it from beef/)).toHaveTextContent("The end.");
    await user.click(screen.getByRole("button", { name: "Show less: Gelatin & co" }));
    expect(screen.getByText(/Is it from beef/)).not.toHaveTextContent("The end.");
  });

  it("are marked as answered", async () => {
    server.use(
      http.post(`${STAFF_API}/messages/4/answered`, () => {
        message = { ...GELATIN, Answered_At: "2026-03-06T09:30:00Z" };
        return HttpResponse.json(message);
      }),
    );
    const { user } = visitDesk("/admin/messages");
    const row = within(await screen.findByRole("row", { name: /Gelatin/ }));
    await user.click(row.getByRole("button", { name: "Mark as answered: Gelatin & co" }));
    expect(await row.findByRole("button", { name: "Open again: Gelatin & co" })).toBeVisible();
  });
});
