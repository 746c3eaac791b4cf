import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";

import { useAuth } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";

import { MembersOnly } from "./members-only";

/** A screen for master chefs. Visitors sign in and come back; other members read blogs. */
export function MasterChefsOnly({ children }: { children: (memberId: number) => ReactNode }) {
  const isMasterChef = useAuth()?.user.isMasterChef === true;
  return (
    <MembersOnly>
      {(memberId) => (isMasterChef ? children(memberId) : <Navigate to={paths.blogs} replace />)}
    </MembersOnly>
  );
}
