import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

type Schemas = components["schemas"];
export type Import = Schemas["ImportOut"];
export type ImportRecord = Schemas["RecordOut"];
export type State = Import["State"];

/** Which records of a file are listed; without any, all of them. */
export interface RecordFilter {
  outcome?: "created" | "updated" | "unchanged" | "refused" | "duplicate" | "doubtful" | undefined;
  /** Of the reasons for a refusal. */
  kind?: string | undefined;
}

export type ReportForm = "csv" | "json";

const POLL_MS = 1_500;
const WORKING: readonly State[] = ["uploaded", "checking", "importing"];

/** Whether the worker has something to do with the import. */
export const isAtWork = ({ State }: Pick<Import, "State">): boolean => WORKING.includes(State);

export const importsKey = ["staff", "imports"] as const;

/** Past imports, the newest first; read again while one of them is at work. */
export const pastImports = infiniteQueryOptions({
  queryKey: [...importsKey, "list"],
  queryFn: ({ pageParam, signal }) =>
    body(api.GET("/api/v1.0/staff/imports", { params: { query: { Before: pageParam } }, signal })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ Next_Before }) => Next_Before ?? undefined,
  refetchInterval: ({ state }) => (state.data?.pages.some(({ Imports }) => Imports.some(isAtWork)) === true ? POLL_MS : false),
  staleTime: 0,
});

/** One import, read again until the worker is done with it. */
export const oneImport = (id: number) =>
  queryOptions({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/staff/imports/{import_id}", { params: { path: { import_id: id } }, signal })),
    refetchInterval: ({ state }) => (state.data !== undefined && isAtWork(state.data) ? POLL_MS : false),
    staleTime: 0,
  });

/** The records of an import's file with what becomes of them. `changedAt` tells a check from the import after it. */
export const importRecords = (id: number, changedAt: string, { outcome, kind }: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, id, "records", changedAt, outcome ?? "", kind ?? ""],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { import_id: id }, query: { Outcome: outcome, Kind: kind, After: pageParam } };
      return body(api.GET("/api/v1.0/staff/imports/{import_id}/records", { params, signal }));
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ Next_After }) => Next_After ?? undefined,
  });

/** Sends a file to be checked. Raises ApiError when it is refused. */
export async function uploadImport(file: File, allowMissingSteps: boolean): Promise<Import> {
  const query = { File_Name: file.name, Allow_Missing_Steps: allowMissingSteps };
  // The type says text for a file's bytes; the file goes as it is.
  const sent = { params: { query }, body: file.name, bodySerializer: () => file as never };
  return body(api.POST("/api/v1.0/staff/imports", sent));
}

/** Lets a checked file be imported. Raises ApiError when it has been confirmed before. */
export async function confirmImport(id: number, publish: boolean): Promise<Import> {
  const params = { path: { import_id: id } };
  return body(api.POST("/api/v1.0/staff/imports/{import_id}/confirm", { params, body: { Publish: publish } }));
}

/** Discards a checked file that is not wanted. Raises ApiError when it was confirmed or discarded before. */
export async function discardImport(id: number): Promise<Import> {
  return body(api.DELETE("/api/v1.0/staff/imports/{import_id}", { params: { path: { import_id: id } } }));
}

/** The result for each record, as a file. */
export async function importReport(id: number, form: ReportForm): Promise<{ name: string; content: Blob }> {
  const params = { path: { import_id: id }, query: { Form: form } };
  const content = await body(api.GET("/api/v1.0/staff/imports/{import_id}/report", { params, parseAs: "blob" }));
  return { name: `import-${id}.${form}`, content };
}
