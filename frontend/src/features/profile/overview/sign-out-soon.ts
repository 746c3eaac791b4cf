import { getAuth, signOut } from "@/shared/auth/auth";

/** How long the member can read that the password is changed. Source: docs/product/accounts.md#change-password */
const DELAY_MS = 2000;

/** Signs the member out in two seconds, wherever they are by then, unless they have signed in anew. */
export function signOutSoon(onSignedOut: () => void): void {
  const token = getAuth()?.token;
  window.setTimeout(() => {
    if (getAuth()?.token !== token) return;
    signOut();
    onSignedOut();
  }, DELAY_MS);
}
