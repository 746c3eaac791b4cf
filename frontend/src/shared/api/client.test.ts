import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { API, server } from "@/shared/testing/server";

import { api, body } from "./client";
import { ApiError } from "./errors";

const categories = () => body(api.GET("/api/v1.0/lookups/categories"));
const answer = (response: () => Response) => server.use(http.get(`${API}/lookups/categories`, response));

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
  const headersSent = async () => {
    let sent = new Headers();
    server.use(
      http.get(`${API}/lookups/categories`, ({ request }) => {
        sent = request.headers;
        return HttpResponse.json([]);
      }),
    );
    await categories();
    return sent;
  };

  it("asks past the browser's cache, without a token for visitors", async () => {
    const headers = await headersSent();
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.has("Authorization")).toBe(false);
  });

  it("carries the member's token", async () => {
    const user = { id: 1, name: "Amina", email: "amina@example.org", isMasterChef: false };
    signIn({ user, token: "abc", tokenExpiresAt: "2999-01-01T00:00:00Z", isAuthenticated: true });
    expect((await headersSent()).get("Authorization")).toBe("Bearer abc");
  });
});
