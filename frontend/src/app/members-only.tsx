import { useEffect, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useAuth } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";

/** A screen for members, who `children` is told of by their id. Visitors sign in and come back. */
export function MembersOnly({ children }: { children: (memberId: number) => ReactNode }) {
  const memberId = useAuth()?.user.id;
  // After signing out here there is no return URL; a visitor who arrived signed out gets one.
  const [cameSignedIn] = useState(memberId !== undefined);

  if (memberId === undefined) return <ToSignIn isComingBack={!cameSignedIn} />;
  return children(memberId);
}

function ToSignIn({ isComingBack }: { isComingBack: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isComingBack) storeReturnUrl(pathname + search);
  }, [isComingBack, pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
