import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { useAuth } from "./auth";

/** Empties the query cache when the member signs out, here or in another tab, or another member takes their place.
 *
 * What is on the screen is asked for again: a recipe, too, may look different to who may not edit it.
 */
export function useForgetMember(): void {
  const queryClient = useQueryClient();
  const memberId = useAuth()?.user.id;
  const rememberedId = useRef(memberId);

  useEffect(() => {
    const before = rememberedId.current;
    rememberedId.current = memberId;
    if (before !== undefined && before !== memberId) void queryClient.resetQueries();
  }, [memberId, queryClient]);
}
