import { act, render, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { BrowserRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";

import { api } from "@/shared/api/client";
import { AuthExpiredError, getAuth, signIn } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { API, failure, server } from "@/shared/testing/server";
import { ToastRegion } from "@/shared/ui/toast-region";

import { AuthExpiry } from "./auth-expiry";

function openAt(address: string, tokenExpiresAt: string) {
  history.replaceState(null, "", address);
  const user = { id: 1, name: "Amina", email: "amina@example.org", isMasterChef: false };
  signIn({ user, token: "abc", tokenExpiresAt, isAuthenticated: true });
  render(
    <BrowserRouter>
      <AuthExpiry />
      <ToastRegion />
    </BrowserRouter>,
  );
}

const call = () => act(() => expect(api.GET("/api/v1.0/lookups/cuisines")).rejects.toThrow(new AuthExpiredError()));

async function expectToBeToldAtSignIn() {
  await waitFor(() => expect(location.pathname).toBe("/sign-in"));
  expect(await screen.findByText("Error", { selector: ".title" })).toBeVisible();
  expect(screen.getAllByText("Authentication expired. Please login again.")[0]).toBeVisible();
  expect(getAuth()).toBeNull();
}

afterEach(() => history.replaceState(null, "", "/"));

describe("a sign-in that is no longer good", () => {
  it("leads to sign-in when it has expired, and remembers the way back", async () => {
    openAt("/recipes?search=dal", "2020-01-01T00:00:00Z");
    await call();
    await expectToBeToldAtSignIn();
    expect(takeReturnUrl()).toBe("/recipes?search=dal");
  });

  it("leads there too when the server rejects its token", async () => {
    server.use(http.get(`${API}/lookups/cuisines`, () => failure(401)));
    openAt("/my-profile", "2999-01-01T00:00:00Z");
    await call();
    await expectToBeToldAtSignIn();
    expect(takeReturnUrl()).toBe("/my-profile");
  });

  it("keeps an older way back when it is found on an account screen", async () => {
    localStorage.setItem("sufra.return-url", "/recipe/7");
    openAt("/reset-password/abc", "2020-01-01T00:00:00Z");
    await call();
    await expectToBeToldAtSignIn();
    expect(takeReturnUrl()).toBe("/recipe/7");
  });
});
