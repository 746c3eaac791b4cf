import { CookingPot } from "lucide-react";

import type { RecipeDetail } from "@/shared/api/types";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { Button } from "@/shared/ui/button";

import type { Kitchen } from "../kitchen/use-kitchen";
import { detailTexts } from "../texts";
import styles from "./cook-button.module.css";

const CookingView = lazyDialog(() => import("./cooking-view"), "CookingView");
const TimerList = lazyNamed(() => import("./timer-list"), "TimerList");

/** Opens the cooking view. Timers that run on when it is closed stay in sight. */
export function CookButton({ recipe, kitchen }: { recipe: RecipeDetail; kitchen: Kitchen }) {
  const cooking = useKeptDialog();
  return (
    <>
      <Button className={styles.button} aria-haspopup="dialog" onClick={cooking.open}>
        <CookingPot size="1.25rem" aria-hidden="true" />
        {detailTexts.cook}
      </Button>
      {cooking.isNeeded && (
        <>
          <CookingView recipe={recipe} ingredients={kitchen.ingredients} units={kitchen.units} {...cooking.dialog} />
          {!cooking.dialog.open && <TimerList isFloating />}
        </>
      )}
    </>
  );
}
