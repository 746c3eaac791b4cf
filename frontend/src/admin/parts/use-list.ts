import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";

import { useAddress } from "./use-address";

/** A desk's list, as the address asks for it: each parameter that is named, and the page.
 *
 * Read anew at each visit, since colleagues change rows meanwhile; the old page stays until the new one is there.
 */
export function useList<Page>(
  key: string,
  names: readonly string[],
  read: (asked: Record<string, string | undefined>, page: number, signal: AbortSignal) => Promise<Page>,
): UseQueryResult<Page> {
  const [params] = useAddress();
  const asked = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  const page = pageOf(params.get("page"));
  return useQuery({
    queryKey: ["staff", key, asked, page],
    queryFn: ({ signal }) => read(asked, page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

function pageOf(given: string | null): number {
  const page = Number(given ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
