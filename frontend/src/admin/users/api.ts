import { api, body } from "@/shared/api/client";
import type { components, paths } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type UserRow = Schemas["UserRowOut"];
type Query = NonNullable<paths["/api/v1.0/staff/users"]["get"]["parameters"]["query"]>;

export function listUsers({ search, flag }: Record<string, string | undefined>, page: number, signal: AbortSignal) {
  const query = { Search: search, Flag: flag, Page: page };
  return body(api.GET("/api/v1.0/staff/users", { params: { query: query as Query }, signal }));
}

export interface Flags {
  isMasterChef: boolean;
  isStaff: boolean;
}

export function changeFlags({ id, flags, reason }: { id: number; flags: Flags; reason: string }) {
  const sent = { Is_Master_Chef: flags.isMasterChef, Is_Staff: flags.isStaff, Reason: reason };
  return body(api.POST("/api/v1.0/staff/users/{user_id}/flags", { params: { path: { user_id: id } }, body: sent }));
}

export function readCredits(id: number, signal: AbortSignal) {
  return body(api.GET("/api/v1.0/staff/users/{user_id}/credits", { params: { path: { user_id: id } }, signal }));
}

export function moveCredits({ id, amount, reason }: { id: number; amount: number; reason: string }) {
  const sent = { Amount: amount, Reason: reason };
  return body(api.POST("/api/v1.0/staff/users/{user_id}/credits", { params: { path: { user_id: id } }, body: sent }));
}
