import createClient, { type Middleware } from "openapi-fetch";

import { requireFreshToken } from "@/shared/auth/auth";

import { ApiError } from "./errors";
import type { paths } from "./schema";

// Reads are never answered from the browser's cache; the query cache is the one that decides (spec, section 7).
const authAndFreshness: Middleware = {
  onRequest({ request }) {
    const token = requireFreshToken();
    if (token !== null) request.headers.set("Authorization", `Bearer ${token}`);
    if (request.method === "GET") request.headers.set("Cache-Control", "no-cache");
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  },
};

/** The typed client of the API. Every non-OK answer raises ApiError, so `data` is there when the call returns. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  // Looked up at each call: tests and service workers may replace it after this module has loaded.
  fetch: (request) => globalThis.fetch(request),
});
api.use(authAndFreshness);

/** Unwraps a call: the body, typed. Raises ApiError for a non-OK answer and Error for an empty one. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error("The answer has no body");
  return data;
}
