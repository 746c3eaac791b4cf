import { useSyncExternalStore } from "react";

import { AUTH_KEY, clearStoredAuth, isExpired, readAuth, storeAuth, type AuthState } from "./auth-storage";

export const AUTH_EXPIRED_TEXT = "Authentication expired. Please login again.";

export class AuthExpiredError extends Error {
  constructor() {
    super(AUTH_EXPIRED_TEXT);
    this.name = "AuthExpiredError";
  }
}

let current: AuthState | null | undefined;
let onExpired: () => void = () => undefined;
const listeners = new Set<() => void>();

/** The member who is signed in, read from browser storage on first use; null when signed out. */
export function getAuth(): AuthState | null {
  if (current === undefined) current = readAuth();
  return current;
}

export function useAuth(): AuthState | null {
  return useSyncExternalStore(subscribe, getAuth);
}

export function signIn(auth: AuthState): void {
  storeAuth(auth);
  change(auth);
}

/** Signs the member out. What they have typed and this tab keeps goes with the sign-in. */
export function signOut(): void {
  clearStoredAuth(true);
  change(null);
}

/** What the app does when a stored sign-in has expired: it goes to /sign-in. */
export function setAuthExpiredHandler(handler: () => void): void {
  onExpired = handler;
}

/** The bearer token for a call, null when signed out.
 *
 * Raises AuthExpiredError, after removing the entry and telling the app, when the expiry is missing or past.
 * Source: docs/product/accounts.md#stored-sign-in.
 */
export function requireFreshToken(): string | null {
  const auth = getAuth();
  if (auth === null) return null;
  if (isExpired(auth)) throw rejectToken(auth.token);
  return auth.token;
}

/** What to raise for a call whose token is no longer good: it has expired, or the password was changed elsewhere.
 *
 * Removes the stored sign-in and tells the app, unless another tab has signed in again or out meanwhile.
 */
export function rejectToken(token: string): AuthExpiredError {
  change(readAuth());
  if (current?.token === token) {
    // What was typed stays: they sign in again and go on.
    clearStoredAuth(false);
    change(null);
    onExpired();
  }
  return new AuthExpiredError();
}

function change(next: AuthState | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  // Another tab may sign in or out.
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_KEY || event.key === null) change(readAuth());
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
