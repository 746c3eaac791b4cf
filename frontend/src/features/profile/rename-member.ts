import { getAuth, signIn } from "@/shared/auth/auth";

/** Writes a member's new name into the stored sign-in, unless another member has signed in meanwhile. */
export function renameMember(memberId: number, name: string): void {
  const auth = getAuth();
  if (auth?.user.id === memberId) signIn({ ...auth, user: { ...auth.user, name } });
}

/** Writes into the stored sign-in whether the member is a master chef: they may have become one since they signed in. */
export function updateMasterChef(memberId: number, isMasterChef: boolean): void {
  const auth = getAuth();
  if (auth?.user.id !== memberId || auth.user.isMasterChef === isMasterChef) return;
  signIn({ ...auth, user: { ...auth.user, isMasterChef } });
}
