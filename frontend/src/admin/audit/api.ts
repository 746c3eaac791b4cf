import { api, body } from "@/shared/api/client";
import type { components, paths } from "@/shared/api/schema";

export type AuditRow = components["schemas"]["AuditRowOut"];
type Query = NonNullable<paths["/api/v1.0/staff/audit"]["get"]["parameters"]["query"]>;

export function listEntries(
  { kind, action, via, actor, subject }: Record<string, string | undefined>,
  page: number,
  signal: AbortSignal,
) {
  const query = { Subject_Kind: kind, Action: action, Via: via, Actor_ID: actor, Subject_ID: subject, Page: page };
  return body(api.GET("/api/v1.0/staff/audit", { params: { query: query as unknown as Query }, signal }));
}
