import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { api } from "@/shared/api/client";
import { ApiError } from "@/shared/api/errors";
import { failureText } from "@/shared/api/failure-text";
import { AuthExpiredError, useAuth } from "@/shared/auth/auth";
import { storeReturnUrl } from "@/shared/auth/auth-storage";
import { forgetStaffEntry, tryStaffEntry } from "@/shared/auth/staff-entry";
import { Alert } from "@/shared/ui/alert";

import { signInTexts } from "../texts";

const STAFF_ADDRESS = /^\/admin(?![^/?])/;

/** Leads on to `next`, the address of a desk: members of staff who are signed in already at once, others afterwards.
 *
 * The server sends here who has not its cookie. Source: docs/product/staff.md#staff-pages.
 */
export function StaffEntry({ next }: { next: string }) {
  const isSignedIn = useAuth() !== null;
  const isForStaff = STAFF_ADDRESS.test(next);

  useEffect(() => {
    if (isForStaff) storeReturnUrl(next);
  }, [isForStaff, next]);

  const { error } = useQuery({
    queryKey: ["staff-entry"],
    queryFn: () => enter(next),
    enabled: isSignedIn && isForStaff,
    gcTime: 0,
  });
  if (error === null || error instanceof AuthExpiredError) return null;
  return <Alert text={refusalOf(error)} takesFocus={false} />;
}

class NoCookie extends Error {}

async function enter(next: string): Promise<true> {
  if (!tryStaffEntry(next)) throw new NoCookie();
  try {
    await api.POST("/api/v1.0/staff/session");
  } catch (error) {
    forgetStaffEntry();
    throw error;
  }
  location.assign(next);
  return true;
}

function refusalOf(error: Error): string {
  if (error instanceof NoCookie) return signInTexts.noStaffCookie;
  if (error instanceof ApiError && error.status === 403) return signInTexts.notStaff;
  return failureText(error, signInTexts.noStaffEntry);
}
