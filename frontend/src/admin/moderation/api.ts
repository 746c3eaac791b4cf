import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type WaitingItem = Schemas["WaitingItemOut"];
export type WaitingList = Schemas["WaitingListOut"];
export type Outcome = Schemas["OutcomeOut"];
export type Kind = Schemas["DecidedKind"];
export type ItemRef = Pick<WaitingItem, "Kind" | "ID">;

/** What waits, oldest first; all kinds without `kind`. Read anew at each visit: colleagues decide meanwhile. */
export const waitingItems = (kind?: Kind) =>
  queryOptions({
    queryKey: ["staff", "moderation", kind ?? "all"],
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/moderation", { params: { query: { Kind: kind } }, signal })),
    staleTime: 0,
  });

export async function decide(items: readonly ItemRef[], approve: boolean, reason: string): Promise<Outcome[]> {
  const sent = { Items: items.map(refOf), Approve: approve, Reason: reason };
  return (await body(api.POST("/api/v1.0/staff/moderation/decide", { body: sent }))).Outcomes;
}

/** Lets items wait again that this member has decided last. */
export async function takeBack(items: readonly ItemRef[]): Promise<Outcome[]> {
  const sent = { Items: items.map(refOf) };
  return (await body(api.POST("/api/v1.0/staff/moderation/take-back", { body: sent }))).Outcomes;
}

export function keyOf({ Kind, ID }: ItemRef): string {
  return `${Kind} ${ID}`;
}

function refOf({ Kind, ID }: ItemRef) {
  return { Kind, ID };
}
