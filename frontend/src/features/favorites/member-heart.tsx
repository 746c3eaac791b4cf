import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useRef } from "react";

import { useNearViewport } from "@/shared/images/use-near-viewport";

import { favoriteQuery } from "./api";
import type { FavoriteButtonProps } from "./favorite-button";
import styles from "./favorite-button.module.css";
import { useFollowedFavorite } from "./other-tabs";
import { heartName } from "./texts";
import { useFavoriteChange } from "./use-favorite-change";

/** What a list says is shown at once, and asked about all the same. */
const LISTED = { initialData: true, initialDataUpdatedAt: 0 };

/** A member's heart. It asks for its state near the viewport; until that has come, a click adds, which is always safe. */
export function MemberHeart({ recipe, isListed, memberId }: FavoriteButtonProps & { memberId: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(button, false);
  const { data: isStored = false } = useQuery({
    ...favoriteQuery(memberId, recipe.ID),
    ...(isListed && LISTED),
    enabled: isNear,
  });
  const { wanted, toggle } = useFavoriteChange(memberId, recipe);
  useFollowedFavorite(memberId, recipe.ID);
  const isFavorite = wanted ?? isStored;

  return (
    <button
      ref={button}
      type="button"
      className={styles.heart}
      aria-label={heartName(recipe.Short_Title)}
      aria-pressed={isFavorite}
      onClick={toggle}
    >
      <Heart size="1.25rem" aria-hidden="true" />
    </button>
  );
}
