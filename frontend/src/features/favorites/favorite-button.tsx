import { Heart } from "lucide-react";
import { useState } from "react";

import { useAuth } from "@/shared/auth/auth";
import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { lazyNamed } from "@/shared/lazy/lazy-named";

import styles from "./favorite-button.module.css";
import { heartName } from "./texts";

// Both apart: the first load of Home has room for the visitor's heart only.
const MemberHeart = lazyNamed(() => import("./member-heart"), "MemberHeart");
const FavoritePrompt = lazyDialog(() => import("./favorite-prompt"), "FavoritePrompt");

const ICON = <Heart size="1.25rem" aria-hidden="true" />;

export interface FavoriteButtonProps {
  recipe: NamedRecipe;
  /** The recipe stands among the member's favorites. */
  isListed?: boolean | undefined;
}

/** The heart of a recipe: a member's shows and changes whether it is a favorite, a visitor's asks to sign in. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const memberId = useAuth()?.user.id;
  if (memberId === undefined) return <VisitorHeart title={props.recipe.Short_Title} />;
  return <MemberHeart {...props} memberId={memberId} fallback={<span className={styles.heart}>{ICON}</span>} />;
}

function VisitorHeart({ title }: { title: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-label={heartName(title)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {ICON}
      </button>
      {asking && <FavoritePrompt onOpenChange={setAsking} onUnavailable={() => setAsking(false)} />}
    </>
  );
}
