import { describe, expect, it, vi } from "vitest";

import { AuthExpiredError, getAuth, rejectToken, requireFreshToken, setAuthExpiredHandler, signIn, signOut } from "./auth";
import { AUTH_KEY, readAuth, storeReturnUrl, takeReturnUrl, type AuthState } from "./auth-storage";

const amina = (tokenExpiresAt: string | null): AuthState => ({
  user: { id: 1, name: "Amina", email: "amina@example.org", isMasterChef: false },
  token: "abc",
  tokenExpiresAt,
  isAuthenticated: true,
});
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

describe("the stored sign-in", () => {
  it("is read back from the browser", () => {
    signIn(amina(TOMORROW));
    expect(readAuth()).toEqual(amina(TOMORROW));
    expect(requireFreshToken()).toBe("abc");
  });

  it.each(["{not json", "null", '{"token":""}', '{"token":"abc","user":null}', '{"token":"abc","user":{}}', '"text"', "[]"])("counts as signed out when it is %s", (entry) => {
    localStorage.setItem(AUTH_KEY, entry);
    expect(readAuth()).toBeNull();
  });

  it("has an empty name when it was stored without one", () => {
    localStorage.setItem(AUTH_KEY, JSON.stringify({ ...amina(TOMORROW), user: { id: 1 } }));
    expect(readAuth()?.user.name).toBe("");
  });

  it("is removed by signing out", () => {
    signIn(amina(TOMORROW));
    signOut();
    expect(getAuth()).toBeNull();
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  });

  it.each([null, "2020-01-01T00:00:00Z", "soon"])("is removed and leads to sign-in when it expires at %s", (expiry) => {
    const onExpired = vi.fn();
    setAuthExpiredHandler(onExpired);
    signIn(amina(expiry));

    expect(() => requireFreshToken()).toThrow(new AuthExpiredError());
    expect(onExpired).toHaveBeenCalledOnce();
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  });

  it("is removed and leads to sign-in, once, when the server rejects its token", () => {
    const onExpired = vi.fn();
    setAuthExpiredHandler(onExpired);
    signIn(amina(TOMORROW));

    expect(rejectToken("abc")).toEqual(new AuthExpiredError());
    rejectToken("abc");
    expect(onExpired).toHaveBeenCalledOnce();
    expect(getAuth()).toBeNull();
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  });

  it("stays when an older token is rejected", () => {
    const onExpired = vi.fn();
    setAuthExpiredHandler(onExpired);
    signIn(amina(TOMORROW));
    // Another tab has signed in again.
    localStorage.setItem(AUTH_KEY, JSON.stringify({ ...amina(TOMORROW), token: "newer" }));

    rejectToken("abc");
    expect(onExpired).not.toHaveBeenCalled();
    expect(getAuth()?.token).toBe("newer");
  });

  it("gives no token to a visitor", () => {
    expect(requireFreshToken()).toBeNull();
  });
});

describe("the return address", () => {
  it("is given once", () => {
    storeReturnUrl("/recipes?search=dal");
    expect(takeReturnUrl()).toBe("/recipes?search=dal");
    expect(takeReturnUrl()).toBeNull();
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
    "never leaves the site: %s",
    (address) => {
      storeReturnUrl(address);
      expect(takeReturnUrl()).toBeNull();
    },
  );

  it.each(["/sign-in", "/sign-up", "/user-created", "/activate/abc", "/reset-password/abc?x=1", "/activate"])(
    "is never an account screen: %s",
    (address) => {
      storeReturnUrl(address);
      expect(takeReturnUrl()).toBeNull();
    },
  );

  it("is none when the browser's storage is blocked", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    expect(takeReturnUrl()).toBeNull();
  });

  it.each(["/sign-in-tips", "/recipe/7#steps", "/recipes?search=/sign-in"])("may be %s", (address) => {
    storeReturnUrl(address);
    expect(takeReturnUrl()).toBe(address);
  });
});
