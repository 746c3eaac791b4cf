import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { getAuth } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { renderInApp } from "@/shared/testing/render";
import { failure, server } from "@/shared/testing/server";

import { STAFF_API, visitDesk } from "../testing";
import { StaffOnly } from "./staff-only";

const loadPage = vi.fn();
const COUNTS = { Waiting: 0, Overdue: 0 };

beforeEach(() => {
  const { href, origin } = location;
  vi.stubGlobal("location", { href, origin, pathname: "/admin/users", search: "?page=2", assign: loadPage.mockReset() });
  server.use(
    http.get(`${STAFF_API}/overview`, () =>
      HttpResponse.json({
        Reviews: { Waiting: 3, Overdue: 1 },
        Comments: COUNTS,
        Recipes: { Waiting: 2, Overdue: null },
        Messages: { Waiting: 4, Overdue: null },
        Imports: { Waiting: 0, Overdue: null },
      }),
    ),
  );
});

describe("the frame of the desks", () => {
  it("shows what waits, whose sign-in it is, and the way to every desk", async () => {
    visitDesk("/admin");
    const reviews = await screen.findByRole("link", { name: "Reviews 3 1 overdue" });
    expect(reviews).toHaveAttribute("href", "/admin/moderation?kind=review");
    expect(screen.getByRole("link", { name: "Recipes of members 2 waiting" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Messages 4 waiting" })).toHaveAttribute("href", "/admin/messages?answered=no");
    expect(screen.getByRole("link", { name: "Checked imports 0 nothing waits" })).toBeVisible();
    expect(screen.getByLabelText("Signed in as Salma Desk")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Desks" })).toHaveTextContent("Moderation");
  });

  it("has the way out, which ends the sign-in of the site too", async () => {
    const forgotten = vi.fn();
    server.use(
      http.delete(`${STAFF_API}/session`, () => {
        forgotten();
        return HttpResponse.json({ Left: true });
      }),
    );
    const { user } = visitDesk("/admin");
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/sign-in"));
    expect(forgotten).toHaveBeenCalledOnce();
    expect(getAuth()).toBeNull();
    expect(takeReturnUrl()).toBeNull();
  });

  it("leads a visitor to the sign-in, and back afterwards", async () => {
    renderInApp(<StaffOnly>desks</StaffOnly>, "/admin/users?page=2");
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/sign-in"));
    expect(takeReturnUrl()).toBe("/admin/users?page=2");
  });

  it("leads there too when the sign-in has ended meanwhile", async () => {
    visitDesk("/admin", () => failure(401));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith("/sign-in"));
    expect(takeReturnUrl()).toBe("/admin/users?page=2");
  });

  it("says to a member that the place is for staff", async () => {
    visitDesk("/admin", () => failure(403));
    expect(await screen.findByRole("heading", { name: "This place is for Sufra's staff" })).toBeVisible();
  });

  it("says at an unknown address that there is no such desk", async () => {
    visitDesk("/admin/nothing");
    expect(await screen.findByRole("heading", { name: "There is no such desk" })).toBeVisible();
  });
});
