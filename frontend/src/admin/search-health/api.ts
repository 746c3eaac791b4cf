import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type Health = Schemas["HealthOut"];
export type IndexHealth = Schemas["IndexHealthOut"];
export type Findings = Schemas["FindingsOut"];
export type Job = Schemas["JobOut"];
export type JobKind = Schemas["SearchJobKind"];
export type Explained = Schemas["ExplainedOut"];

const WHILE_RUNNING_MS = 1_000;
const OTHERWISE_MS = 10_000;

export const isOpen = ({ State: state }: Job) => state === "queued" || state === "running";

/** Every index and the latest jobs; read every second while a job is under way. */
export const health = queryOptions({
  queryKey: ["staff", "search", "health"],
  queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/search/health", { signal })),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.Jobs.some(isOpen) ? WHILE_RUNNING_MS : OTHERWISE_MS),
});

export function askFor(kind: JobKind, index: string): Promise<Job> {
  return body(api.POST("/api/v1.0/staff/search/jobs", { body: { Kind: kind, Index_Name: index } }));
}

/** Why search finds what this means: a number, a slug or words of a title. */
export const explained = (asked: string) =>
  queryOptions({
    queryKey: ["staff", "search", "explain", asked],
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/search/explain", { params: { query: { Recipe: asked } }, signal })),
    enabled: asked !== "",
    staleTime: 0,
  });
