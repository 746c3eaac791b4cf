import { api, body } from "@/shared/api/client";
import type { paths } from "@/shared/api/schema";

type Query = NonNullable<paths["/api/v1.0/staff/generations"]["get"]["parameters"]["query"]>;

export function listGenerations({ search, state }: Record<string, string | undefined>, page: number, signal: AbortSignal) {
  const query = { Search: search, State: state, Page: page };
  return body(api.GET("/api/v1.0/staff/generations", { params: { query: query as Query }, signal }));
}
