import { PenLine } from "lucide-react";
import { useEffect, useEffectEvent, type RefObject } from "react";

import { useAuth } from "@/shared/auth/auth";
import { SignInPrompt } from "@/shared/auth/sign-in-prompt";
import type { NamedRecipe } from "@/shared/cards/recipe-actions";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { hasKeptValues } from "@/shared/hooks/use-kept-values";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialog";

import { REVIEWS_FRAGMENT } from "./fragment";
import { keptReview } from "./kept-review";
import { ReviewList } from "./review-list";
import styles from "./reviews-panel.module.css";
import { panelTexts } from "./texts";

const ReviewDialog = lazyDialog(() => import("./review-dialog"), "ReviewDialog");

interface ReviewsPanelProps {
  recipe: NamedRecipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the panel gets the focus when it closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The side panel of a recipe's reviews, and what its button Write Review opens in front of it. */
export function ReviewsPanel({ recipe, open, onOpenChange, button }: ReviewsPanelProps) {
  const isMember = useAuth() !== null;
  const writing = useKeptDialog();
  // After the panel: of two dialogs that open at once each would hide the other from screen readers.
  const goOn = useEffectEvent(() => {
    if (isMember && hasKeptValues(keptReview(recipe.ID))) writing.open();
  });
  useEffect(() => goOn(), []);

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        placement="side"
        focusAfter={button}
        title={panelTexts.title}
        description={recipe.Short_Title}
      >
        <Button className={styles.write} aria-haspopup="dialog" onClick={writing.open}>
          <PenLine size="1.125rem" aria-hidden="true" />
          {panelTexts.write}
        </Button>
        <ReviewList recipeId={recipe.ID} />
        {!isMember && (
          <SignInPrompt
            open={writing.dialog.open}
            onOpenChange={writing.dialog.onOpenChange}
            title={panelTexts.promptTitle}
            description={panelTexts.promptText}
            fragment={REVIEWS_FRAGMENT}
          />
        )}
      </Dialog>
      {/* Beside the panel: closing that must not lose what was typed here. */}
      {isMember && writing.isNeeded && <ReviewDialog recipe={recipe} {...writing.dialog} />}
    </>
  );
}
