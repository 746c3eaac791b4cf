import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

export type Overview = components["schemas"]["OverviewOut"];

/** What waits. Counts change with every minute, so they are read anew at each visit. */
export const staffOverview = queryOptions({
  queryKey: ["staff", "overview"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/overview", { signal })),
  staleTime: 0,
});
