import { useQueryClient } from "@tanstack/react-query";

import { creditsQuery } from "./api";

/** Asks whether the member has credits left, unless it is known that they have. Raises what the call raises. */
export function useCreditCheck(memberId: number | undefined): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const query = creditsQuery(memberId);
  return async () => {
    const known = queryClient.getQueryData(query.queryKey) ?? 0;
    return known > 0 || (await queryClient.query(query)) > 0;
  };
}
