import type { Client } from "openapi-fetch";

import { rejectToken, requireFreshToken } from "@/shared/auth/auth";

import { ApiError } from "./errors";
import type { paths } from "./schema";

/** The calls of openapi-fetch, typed by the API's schema: path, query, body and answer. */
type Api = Pick<Client<paths>, "GET" | "POST" | "PUT" | "DELETE">;

/** What the types of openapi-fetch let a call say. */
interface CallOptions {
  params?: { path?: Record<string, string | number>; query?: Record<string, string | number | boolean | undefined> };
  body?: unknown;
  /** Turns the body into a form, or is the file that is sent as it is. */
  bodySerializer?: (body: unknown) => FormData | Blob;
  /** What the answer is, if not JSON: a file. */
  parseAs?: "blob";
  signal?: AbortSignal;
}

/** A client of the API. It raises ApiError for every non-OK answer, so `data` is there when a call returns.
 *
 * Only the types of openapi-fetch are used: its code is 1.9 kB more on the first load than this.
 */
function createApi({ takesToken }: { takesToken: boolean }): Api {
  const method = (name: string) => async (path: string, options: CallOptions = {}) => {
    const token = takesToken ? requireFreshToken() : null;
    const response = await fetch(createRequest(name, path, options, token));
    if (response.status === 401 && token !== null) throw rejectToken(token);
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    if (options.parseAs === "blob") return { data: await response.blob(), response };
    const text = await response.text();
    return { data: text === "" ? undefined : (JSON.parse(text) as unknown), response };
  };
  return { GET: method("GET"), POST: method("POST"), PUT: method("PUT"), DELETE: method("DELETE") } as unknown as Api;
}

function createRequest(method: string, path: string, options: CallOptions, token: string | null): Request {
  const { params = {}, body, bodySerializer, signal } = options;
  const url = new URL(fillPath(path, params.path), location.origin);
  for (const [name, value] of Object.entries(params.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers = new Headers();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  // Reads are never answered from the browser's cache: the query cache decides.
  if (method === "GET") headers.set("Cache-Control", "no-cache");
  if (bodySerializer !== undefined) return new Request(url, { method, headers, body: bodySerializer(body), signal });
  if (body === undefined) return new Request(url, { method, headers, signal });
  headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(body), signal });
}

function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** The client of almost every call: carries the member's token, raises AuthExpiredError when that is no longer good. */
export const api = createApi({ takesToken: true });

/** For calls without authentication, such as signing in: a stored sign-in is neither sent with them nor prevents them. */
export const visitorApi = createApi({ takesToken: false });

/** Unwraps a call: the body, typed. Raises ApiError for a non-OK answer and Error for an empty one. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error("The answer has no body");
  return data;
}
