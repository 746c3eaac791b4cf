import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { signIn, useAuth } from "./auth";
import { AUTH_KEY } from "./auth-storage";

function Who() {
  return <p>{useAuth()?.user.name ?? "signed out"}</p>;
}

it("follows signing in here and signing out in another tab", () => {
  render(<Who />);
  expect(screen.getByText("signed out")).toBeVisible();

  const user = { id: 1, name: "Amina", email: "amina@example.org", isMasterChef: false };
  act(() => signIn({ user, token: "abc", tokenExpiresAt: null, isAuthenticated: true }));
  expect(screen.getByText("Amina")).toBeVisible();

  localStorage.removeItem(AUTH_KEY);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: AUTH_KEY })));
  expect(screen.getByText("signed out")).toBeVisible();
});
