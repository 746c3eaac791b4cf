import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type LookupKind = Schemas["LookupKind"];
export type LookupRow = Schemas["LookupRowOut"];

export function listLookups(kind: LookupKind, search: string | undefined, page: number, signal: AbortSignal) {
  const params = { path: { kind }, query: { Search: search, Page: page } };
  return body(api.GET("/api/v1.0/staff/lookups/{kind}", { params, signal }));
}

export function renameLookup({ kind, id, name, reason }: { kind: LookupKind; id: number; name: string; reason: string }) {
  const params = { path: { kind, lookup_id: id } };
  return body(api.POST("/api/v1.0/staff/lookups/{kind}/{lookup_id}", { params, body: { Name: name, Reason: reason } }));
}
