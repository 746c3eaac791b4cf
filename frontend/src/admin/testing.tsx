import { act, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { renderInApp } from "@/shared/testing/render";
import { API, server } from "@/shared/testing/server";
import { getCurrentToast } from "@/shared/ui/toast";

import { StaffOnly } from "./frame/staff-only";
import { DeskRoutes } from "./routes";

export const STAFF_API = `${API}/staff`;

const salmasSession = () => HttpResponse.json({ ID: 7, Name: "Salma Desk", Email: "salma@example.org" });

/** Opens a desk as a member of staff who is signed in. */
export function visitDesk(address: string, session: () => Response = salmasSession) {
  server.use(http.get(`${STAFF_API}/session`, session));
  act(() =>
    signIn({
      user: { id: 7, name: "Salma Desk", email: "salma@example.org", isMasterChef: false },
      token: "abc",
      tokenExpiresAt: "2999-01-01T00:00:00Z",
      isAuthenticated: true,
    }),
  );
  return renderInApp(
    <StaffOnly>
      <DeskRoutes />
    </StaffOnly>,
    address,
  );
}

/** A page of a desk's list as the server answers it. */
export const aPage = (rows: readonly object[], total = rows.length, page = 1) =>
  HttpResponse.json({ Rows: [...rows], Total: total, Page: page, Page_Size: 50 });

/** Waits until a toast says this of a change. */
export const expectTold = (text: string) => waitFor(() => expect(getCurrentToast()?.description).toBe(text));
