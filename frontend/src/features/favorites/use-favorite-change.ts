import { useMutation, useMutationState, useQueryClient, type Mutation } from "@tanstack/react-query";

import { ApiError } from "@/shared/api/errors";
import { profileKey } from "@/shared/api/profile-key";
import { AuthExpiredError } from "@/shared/auth/auth";
import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { toast } from "@/shared/ui/toast";

import { changeFavorite, favoriteQuery } from "./api";
import { tellOtherTabs } from "./other-tabs";
import { outcomeTexts } from "./outcome-texts";

/** Changes whether a recipe is a favorite, and tells how that went. Source: docs/product/recipes.md#favorites
 *
 * `wanted` is what the last click asked for while its call is under way, on every heart of the recipe. It is never
 * written among the server's answers, so a failure leaves nothing to take back.
 */
export function useFavoriteChange(memberId: number, { ID: recipeId, Short_Title: title }: NamedRecipe) {
  const queryClient = useQueryClient();
  const { queryKey } = favoriteQuery(memberId, recipeId);
  const filters = { mutationKey: queryKey, status: "pending" } as const;
  const [wanted] = useMutationState({ filters, select: variablesOf }).slice(-1);

  const { mutate } = useMutation({
    mutationKey: queryKey,
    // One after the other: the last click decides.
    scope: { id: queryKey.join() },
    mutationFn: (wanted: boolean) => changeFavorite(recipeId, wanted),
    onSuccess: async (isFavorite, wanted) => {
      // An answer from before the change must not come after it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, isFavorite);
      void queryClient.invalidateQueries({ queryKey: profileKey(memberId) });
      tellOtherTabs({ memberId, recipeId, isFavorite });
      toast(wanted ? outcomeTexts.added(title) : outcomeTexts.removed(title));
    },
    onError: (error, wanted) => {
      // That one is told, and leads to the sign-in.
      if (error instanceof AuthExpiredError) return;
      toast({ variant: "destructive", title: outcomeTexts.error, description: failureOf(error, wanted) });
    },
  });

  const toggle = () => {
    // Not from what is drawn: a double click is faster.
    const [last] = queryClient.getMutationCache().findAll(filters).slice(-1);
    mutate(!(last ? variablesOf(last) : queryClient.getQueryData(queryKey)));
  };
  return { wanted, toggle };
}

function variablesOf(change: Mutation): boolean {
  return change.state.variables as boolean;
}

function failureOf(error: Error, wanted: boolean): string {
  if (!(error instanceof ApiError)) return outcomeTexts.unanswered;
  return wanted ? outcomeTexts.addRefused : outcomeTexts.removeRefused;
}
