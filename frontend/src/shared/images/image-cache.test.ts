import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { server } from "@/shared/testing/server";

import { IMAGE_CACHE_LIFETIME_MS, IMAGE_CACHE_NAME, loadCachedImage } from "./image-cache";

const URL_OF_DISH = "http://localhost:3000/media/dish-400.webp";

describe("a cached picture", () => {
  let fetches = 0;
  const kept = new Map<string, Response>();

  beforeEach(() => {
    fetches = 0;
    kept.clear();
    server.use(
      http.get(URL_OF_DISH, () => {
        fetches += 1;
        return new HttpResponse("dish", { headers: { "Content-Type": "image/webp" } });
      }),
    );
    vi.stubGlobal("caches", {
      open: (name: string) =>
        Promise.resolve({
          match: (url: string) => Promise.resolve(kept.get(name + url)?.clone()),
          put: (url: string, response: Response) => Promise.resolve(void kept.set(name + url, response)),
        }),
    });
  });

  it("is fetched once and then reused", async () => {
    await loadCachedImage(URL_OF_DISH);
    expect(await (await loadCachedImage(URL_OF_DISH)).text()).toBe("dish");
    expect(fetches).toBe(1);
    expect([...kept.keys()]).toEqual([IMAGE_CACHE_NAME + URL_OF_DISH]);
  });

  it("does not wait until the browser has kept it", async () => {
    vi.stubGlobal("caches", {
      open: () => Promise.resolve({ match: () => Promise.resolve(undefined), put: () => new Promise(() => undefined) }),
    });
    expect(await (await loadCachedImage(URL_OF_DISH)).text()).toBe("dish");
  });

  it("is fetched again after 365 days", async () => {
    await loadCachedImage(URL_OF_DISH);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + IMAGE_CACHE_LIFETIME_MS);
    await loadCachedImage(URL_OF_DISH);
    expect(fetches).toBe(2);
  });

  it("is fetched without a cache where the browser refuses one", async () => {
    vi.stubGlobal("caches", { open: () => Promise.reject(new Error("SecurityError")) });
    expect((await loadCachedImage(URL_OF_DISH)).type).toBe("image/webp");
  });

  it("raises when the server has none, and keeps nothing", async () => {
    server.use(http.get(URL_OF_DISH, () => new HttpResponse(null, { status: 404, statusText: "Not Found" })));
    await expect(loadCachedImage(URL_OF_DISH)).rejects.toThrow("404");
    expect(kept.size).toBe(0);
  });
});
