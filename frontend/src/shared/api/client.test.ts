import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";

import { AuthExpiredError, getAuth, setAuthExpiredHandler, signIn } from "@/shared/auth/auth";
import { API, server } from "@/shared/testing/server";

import { api, body, visitorApi } from "./client";
import { ApiError } from "./errors";

const categories = () => body(api.GET("/api/v1.0/lookups/categories"));
const answer = (response: () => Response) => server.use(http.get(`${API}/lookups/categories`, response));

/** The headers that a call arrives with. */
async function headersOf(call: () => Promise<unknown>) {
  let sent = new Headers();
  server.use(
    http.get(`${API}/lookups/categories`, ({ request }) => {
      sent = request.headers;
      return HttpResponse.json([]);
    }),
  );
  await call();
  return sent;
}

function signInAmina(tokenExpiresAt = "2999-01-01T00:00:00Z") {
  const user = { id: 1, name: "Amina", email: "amina@example.org", isMasterChef: false };
  signIn({ user, token: "abc", tokenExpiresAt, isAuthenticated: true });
}

describe("a refused call", () => {
  it("raises the status and the body", async () => {
    answer(() => new HttpResponse("The kitchen is closed", { status: 503 }));
    await expect(categories()).rejects.toThrow("503: The kitchen is closed");
  });

  it("raises the status text when the body is empty", async () => {
    answer(() => new HttpResponse(null, { status: 401, statusText: "Unauthorized" }));
    await expect(categories()).rejects.toThrow("401: Unauthorized");
  });

  it("carries the server's own text", async () => {
    answer(() => HttpResponse.json({ Error: "No such page" }, { status: 404 }));
    const error: unknown = await categories().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).serverText).toBe("No such page");
  });
});

describe("a read", () => {
  it("asks past the browser's cache, without a token for visitors", async () => {
    const headers = await headersOf(categories);
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.has("Authorization")).toBe(false);
  });

  it("carries the member's token", async () => {
    signInAmina();
    expect((await headersOf(categories)).get("Authorization")).toBe("Bearer abc");
  });
});

describe("a token that the server rejects", () => {
  it("ends the sign-in as an expired one does", async () => {
    const onExpired = vi.fn();
    setAuthExpiredHandler(onExpired);
    signInAmina();
    answer(() => HttpResponse.json({ Error: "Please sign in" }, { status: 401 }));

    await expect(categories()).rejects.toThrow(new AuthExpiredError());
    expect(onExpired).toHaveBeenCalledOnce();
    expect(getAuth()).toBeNull();
  });

  it("is not blamed for other refusals", async () => {
    signInAmina();
    answer(() => HttpResponse.json({ Error: "Not yours" }, { status: 403 }));
    await expect(categories()).rejects.toBeInstanceOf(ApiError);
    expect(getAuth()).not.toBeNull();
  });
});

describe("a visitor's call", () => {
  const asVisitor = () => body(visitorApi.GET("/api/v1.0/lookups/categories"));

  it("goes out without a token, past an expired sign-in", async () => {
    signInAmina("2020-01-01T00:00:00Z");
    const headers = await headersOf(asVisitor);
    expect(headers.has("Authorization")).toBe(false);
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  it("leaves the sign-in alone when it is refused", async () => {
    signInAmina();
    answer(() => HttpResponse.json({ Error: "Wrong" }, { status: 401 }));
    await expect(asVisitor()).rejects.toBeInstanceOf(ApiError);
    expect(getAuth()).not.toBeNull();
  });
});
