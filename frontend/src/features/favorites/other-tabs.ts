import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { profileKey } from "@/shared/api/profile-key";

import { favoriteQuery } from "./api";

/** Its entry is gone at once: what counts is the storage event, which only the other tabs get. */
const KEY = "sufra.favorite-change";

export interface FavoriteChange {
  memberId: number;
  recipeId: number;
  isFavorite: boolean;
}

/** Tells the other tabs of this browser what has changed; a recipe opens in a new tab, beside its card. */
export function tellOtherTabs(change: FavoriteChange): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change));
    localStorage.removeItem(KEY);
  } catch {
    // Full storage: the other tabs show the change when they ask next.
  }
}

/** Takes over what another tab changes about one recipe. */
export function useFollowedFavorite(memberId: number, recipeId: number): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onChangeElsewhere((change) => {
        if (change.memberId !== memberId || change.recipeId !== recipeId) return;
        const { queryKey } = favoriteQuery(memberId, recipeId);
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, change.isFavorite);
      }),
    [queryClient, memberId, recipeId],
  );
}

/** Asks for the member's lists again when another tab changes a favorite. */
export function useFollowedFavorites(memberId: number): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onChangeElsewhere((change) => {
        if (change.memberId === memberId) void queryClient.invalidateQueries({ queryKey: profileKey(memberId) });
      }),
    [queryClient, memberId],
  );
}

function onChangeElsewhere(listener: (change: FavoriteChange) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Only this file writes the entry.
    if (key === KEY && newValue !== null) listener(JSON.parse(newValue) as FavoriteChange);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
