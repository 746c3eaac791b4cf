import { act } from "@testing-library/react";
import { http, HttpResponse } from "msw";

import { signIn } from "@/shared/auth/auth";
import { renderInApp } from "@/shared/testing/render";
import { API, server } from "@/shared/testing/server";

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
