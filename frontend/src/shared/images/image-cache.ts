export const IMAGE_CACHE_NAME = "recipe-images-v1";
export const IMAGE_CACHE_LIFETIME_MS = 31_536_000_000;

const STORED_AT_HEADER = "x-stored-at";

/** The picture as a blob: from the browser's cache when it is younger than 365 days, else fetched and kept there.
 *
 * Raises when the fetch fails or answers anything but OK; a cache that cannot be used is passed over.
 * Source: docs/product/recipes.md#card-picture.
 */
export async function loadCachedImage(url: string, signal?: AbortSignal): Promise<Blob> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept !== undefined && isFresh(kept)) return kept.blob();

  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const blob = await response.blob();
  void keep(cache, url, blob);
  return blob;
}

function isFresh(response: Response): boolean {
  const storedAt = Number(response.headers.get(STORED_AT_HEADER));
  return Date.now() - storedAt < IMAGE_CACHE_LIFETIME_MS;
}

async function openCache(): Promise<Cache | undefined> {
  // Missing on plain-http addresses other than localhost, and refused in some private windows.
  if (!("caches" in globalThis)) return undefined;
  try {
    return await caches.open(IMAGE_CACHE_NAME);
  } catch {
    return undefined;
  }
}

async function keep(cache: Cache | undefined, url: string, blob: Blob): Promise<void> {
  try {
    const headers = { "Content-Type": blob.type, [STORED_AT_HEADER]: String(Date.now()) };
    await cache?.put(url, new Response(blob, { headers }));
  } catch {
    // A full disk costs only the next fetch.
  }
}
