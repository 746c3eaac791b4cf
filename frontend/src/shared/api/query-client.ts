import { QueryClient } from "@tanstack/react-query";

export const STALE_TIME_MS = 300_000;
export const GC_TIME_MS = 5 * STALE_TIME_MS;
/** Categories change rarely: ten days. */
export const CATEGORIES_STALE_TIME_MS = 864_000_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        gcTime: GC_TIME_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a call fails at once and its screen says so: a paused one would show "loading" for as long.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
