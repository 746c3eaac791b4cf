import createClient, { type Middleware } from "openapi-fetch";

import { rejectToken, requireFreshToken } from "@/shared/auth/auth";

import { ApiError } from "./errors";
import type { paths } from "./schema";

const BEARER = "Bearer ";

const auth: Middleware = {
  onRequest({ request }) {
    const token = requireFreshToken();
    if (token !== null) request.headers.set("Authorization", BEARER + token);
    return request;
  },
  onResponse({ request, response }) {
    const sent = request.headers.get("Authorization");
    if (response.status === 401 && sent !== null) throw rejectToken(sent.slice(BEARER.length));
  },
};

// Reads are never answered from the browser's cache; the query cache is the one that decides (spec, section 7).
const freshness: Middleware = {
  onRequest({ request }) {
    if (request.method === "GET") request.headers.set("Cache-Control", "no-cache");
    return request;
  },
};

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  },
};

/** A typed client of the API. Every non-OK answer raises ApiError, so `data` is there when the call returns. */
function createApi(...middleware: Middleware[]) {
  const client = createClient<paths>({
    baseUrl: location.origin,
    // Looked up at each call: tests and service workers may replace it after this module has loaded.
    fetch: (request) => globalThis.fetch(request),
  });
  // The last one is the first to see an answer.
  client.use(freshness, refusals, ...middleware);
  return client;
}

/** The client of almost every call: carries the member's token, raises AuthExpiredError when that is no longer good. */
export const api = createApi(auth);

/** For calls that ask nobody who they are, such as signing in: a stored sign-in neither goes with them nor stops them. */
export const visitorApi = createApi();

/** Unwraps a call: the body, typed. Raises ApiError for a non-OK answer and Error for an empty one. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error("The answer has no body");
  return data;
}
