import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { getAuth, signIn } from "@/shared/auth/auth";
import { anAuth } from "@/shared/testing/fixtures";

import { signOutSoon } from "./sign-out-soon";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("signs out after two seconds, not before", () => {
  const onSignedOut = vi.fn();
  signIn(anAuth());
  signOutSoon(onSignedOut);
  vi.advanceTimersByTime(1999);
  expect(getAuth()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(getAuth()).toBeNull();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it("lets who has signed in anew meanwhile stay", () => {
  const onSignedOut = vi.fn();
  signIn(anAuth({ token: "old" }));
  signOutSoon(onSignedOut);
  signIn(anAuth({ token: "new" }));
  vi.advanceTimersByTime(2000);
  expect(getAuth()?.token).toBe("new");
  expect(onSignedOut).not.toHaveBeenCalled();
});
