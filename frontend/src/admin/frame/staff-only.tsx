import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";

import { ApiError } from "@/shared/api/errors";
import { AuthExpiredError, setAuthExpiredHandler, useAuth } from "@/shared/auth/auth";
import { ErrorState } from "@/shared/errors/error-screen";

import { adminTexts } from "../texts";
import { goToSignIn, leaveForSignIn } from "./leave";
import { NotStaff } from "./not-staff";
import { staffSession } from "./session";
import { StaffContext } from "./staff-context";

/** Shows the desks to staff. A visitor, and a member whose sign-in has ended, is led to /sign-in and comes back. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const memberId = useAuth()?.user.id;

  useEffect(() => {
    setAuthExpiredHandler(leaveForSignIn);
    return () => setAuthExpiredHandler(() => undefined);
  }, []);
  // After signing out here one does not come back; a visitor who arrived signed out does.
  const [cameSignedIn] = useState(memberId !== undefined);
  useEffect(() => {
    if (memberId === undefined) (cameSignedIn ? goToSignIn : leaveForSignIn)();
  }, [memberId, cameSignedIn]);

  if (memberId === undefined) return <Waiting />;
  // Another member in another tab is another session.
  return <SignedIn key={memberId}>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  const { data: staff, error, refetch } = useQuery(staffSession);
  if (staff !== undefined) return <StaffContext value={staff}>{children}</StaffContext>;
  if (error instanceof ApiError && error.status === 403) return <NotStaff />;
  // On the way to the sign-in.
  if (error === null || error instanceof AuthExpiredError) return <Waiting />;
  return (
    <main>
      <ErrorState error={error} retry={() => void refetch()} />
    </main>
  );
}

function Waiting() {
  return <main aria-busy="true" aria-label={adminTexts.loading} />;
}
