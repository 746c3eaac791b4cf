import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";

/** The three newest published blogs. */
export const recentBlogsQuery = queryOptions({
  queryKey: ["blogs", "recent-3"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/blogs/recent-3", { signal })),
});
