import { api, body } from "@/shared/api/client";
import type { paths } from "@/shared/api/schema";

type Query = NonNullable<paths["/api/v1.0/staff/messages"]["get"]["parameters"]["query"]>;

export function listMessages({ search, answered }: Record<string, string | undefined>, page: number, signal: AbortSignal) {
  const query = { Search: search, Answered: answered, Page: page };
  return body(api.GET("/api/v1.0/staff/messages", { params: { query: query as Query }, signal }));
}

export function markAnswered({ id, answered }: { id: number; answered: boolean }) {
  const params = { path: { message_id: id } };
  return body(api.POST("/api/v1.0/staff/messages/{message_id}/answered", { params, body: { Answered: answered } }));
}
