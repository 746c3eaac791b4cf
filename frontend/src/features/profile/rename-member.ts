import { getAuth, signIn } from "@/shared/auth/auth";

/** Carries a member's new name into the stored sign-in, unless somebody else is signed in by now. */
export function renameMember(memberId: number, name: string): void {
  const auth = getAuth();
  if (auth?.user.id === memberId) signIn({ ...auth, user: { ...auth.user, name } });
}
