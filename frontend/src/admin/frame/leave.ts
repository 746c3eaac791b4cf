import { signOut } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";

import { forgetStaffCookie } from "./session";

/** Loads the sign-in, which leads back to where one is now. */
export function leaveForSignIn(): void {
  storeReturnUrl(location.pathname + location.search);
  goToSignIn();
}

export function goToSignIn(): void {
  location.assign(paths.signIn);
}

/** Ends the sign-in, here and on the site, and loads the site's sign-in. */
export async function leaveDesks(): Promise<void> {
  // The cookie opens a page without data: where the call fails, signing out must work all the same.
  await forgetStaffCookie().catch(() => undefined);
  signOut();
  goToSignIn();
}
