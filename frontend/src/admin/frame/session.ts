import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

export type Staff = components["schemas"]["StaffSessionOut"];

const PATH = "/api/v1.0/staff/session";

/** Who is at the desks. Raises ApiError with 403 for a member without the flag. */
export const staffSession = queryOptions({
  queryKey: ["staff", "session"],
  queryFn: ({ signal }) => body(api.GET(PATH, { signal })),
});

/** Removes the cookie that opens /admin. */
export async function forgetStaffCookie(): Promise<void> {
  await api.DELETE(PATH);
}
