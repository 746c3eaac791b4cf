import { CookingPot } from "lucide-react";

import type { RecipeDetail } from "@/shared/api/types";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";

import type { Kitchen } from "../kitchen/use-kitchen";
import { detailTexts } from "../texts";
import styles from "./cook-button.module.css";

const CookingView = lazyDialog(() => import("./cooking-view"), "CookingView");

/** Opens the cooking view. */
export function CookButton({ recipe, kitchen }: { recipe: RecipeDetail; kitchen: Kitchen }) {
  const cooking = useKeptDialog();
  return (
    <>
      <Button className={styles.button} aria-haspopup="dialog" onClick={cooking.open}>
        <CookingPot size="1.25rem" aria-hidden="true" />
        {detailTexts.cook}
      </Button>
      {cooking.isNeeded && (
        <CookingView recipe={recipe} ingredients={kitchen.ingredients} units={kitchen.units} {...cooking.dialog} />
      )}
    </>
  );
}
