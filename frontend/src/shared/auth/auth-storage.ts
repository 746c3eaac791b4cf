import { isAccountPath } from "@/shared/config/paths";
import { KEPT_PICTURES, KEPT_RECIPES, SHOPPING_LIST_KEY } from "@/shared/config/storage";

/** The signed-in member as kept in the browser. Source: docs/product/accounts.md#stored-sign-in */
export interface AuthState {
  user: { id: number; name: string; email: string; isMasterChef: boolean };
  token: string;
  /** ISO 8601, UTC. Null only in damaged entries: a missing expiry counts as past. */
  tokenExpiresAt: string | null;
  isAuthenticated: true;
}

export const AUTH_KEY = "sufra.auth";
const RETURN_URL_KEY = "sufra.return-url";

/** The stored state, or null when there is none or it cannot be read (then the visitor is signed out). */
export function readAuth(): AuthState | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(AUTH_KEY) ?? "null");
    return isAuthState(parsed) ? withName(parsed) : null;
  } catch {
    return null;
  }
}

/** Raises what the browser raises when its storage is blocked or full: the browser is not signed in then. */
export function storeAuth(auth: AuthState): void {
  localStorage.setItem(AUTH_KEY, JSON.stringify(auth));
}

/** Removes the stored state and, with `isTabCleared`, all that this tab keeps, the shopping list and the recipes for times
 * without a network: what was typed and read is the member's too. */
export function clearStoredAuth(isTabCleared: boolean): void {
  try {
    if (isTabCleared) {
      sessionStorage.clear();
      localStorage.removeItem(SHOPPING_LIST_KEY);
      [KEPT_RECIPES, KEPT_PICTURES].forEach(deleteCache);
    }
    localStorage.removeItem(AUTH_KEY);
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

/** True when the expiry is missing, unreadable or past. */
export function isExpired(auth: AuthState, now: number = Date.now()): boolean {
  const expiresAt = Date.parse(auth.tokenExpiresAt ?? "");
  return Number.isNaN(expiresAt) || expiresAt <= now;
}

export function storeReturnUrl(path: string): void {
  try {
    localStorage.setItem(RETURN_URL_KEY, path);
  } catch {
    // Without storage the visitor lands on Home after signing in.
  }
}

/** The path to go back to after sign-in, given once; null without storage.
 *
 * Only a path of this site is returned, and no account screen's.
 */
export function takeReturnUrl(): string | null {
  const stored = takeStored(RETURN_URL_KEY);
  // Browsers drop tabs and line ends and turn backslashes: "/\t/evil.example" would be another site.
  const isOurs = stored !== null && /^\/(?![/\\])[^\t\n\r]*$/.test(stored);
  return isOurs && !isAccountPath(stored) ? stored : null;
}

function takeStored(key: string): string | null {
  try {
    const stored = localStorage.getItem(key);
    localStorage.removeItem(key);
    return stored;
  } catch {
    return null;
  }
}

/** An entry of another version, or a damaged one, may lack the name. */
function withName(auth: AuthState): AuthState {
  const name: unknown = auth.user.name;
  return typeof name === "string" ? auth : { ...auth, user: { ...auth.user, name: "" } };
}

function isAuthState(value: unknown): value is AuthState {
  if (typeof value !== "object" || value === null) return false;
  const { token, user } = value as { token?: unknown; user?: { id?: unknown } | null };
  return typeof token === "string" && token !== "" && typeof user?.id === "number";
}

function deleteCache(name: string): void {
  // An address without https has no caches.
  (globalThis.caches as CacheStorage | undefined)?.delete(name).catch(() => undefined);
}
