import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useFollowedFavorites } from "@/features/favorites/other-tabs";
import { ProfilePage } from "@/features/profile/profile-page";
import { useAuth } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { paths } from "@/shared/config/paths";

/** /my-profile, for members. */
export function Screen() {
  const memberId = useAuth()?.user.id;
  // After signing out here there is no return URL; a visitor who arrived signed out gets one.
  const [cameSignedIn] = useState(memberId !== undefined);

  if (memberId === undefined) return <ToSignIn isComingBack={!cameSignedIn} />;
  return <MemberScreen memberId={memberId} />;
}

function MemberScreen({ memberId }: { memberId: number }) {
  useFollowedFavorites(memberId);
  return <ProfilePage memberId={memberId} />;
}

function ToSignIn({ isComingBack }: { isComingBack: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isComingBack) storeReturnUrl(pathname + search);
  }, [isComingBack, pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
