import { useEffect, useRef, useState } from "react";

import type { Ingredient, RecipeDetail } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialog";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import type { UnitSystem } from "../kitchen/kitchen";
import { temperatureIn } from "../kitchen/temperature";
import styles from "./cooking-view.module.css";
import { floatTimers, unfloatTimers } from "./floating-timers";
import { StepPage } from "./step-page";
import { cookingTexts } from "./texts";
import { TimerList } from "./timer-list";
import { useWakeLock } from "./use-wake-lock";

interface CookingViewProps {
  recipe: RecipeDetail;
  /** In the chosen servings and units. */
  ingredients: readonly Ingredient[];
  units: UnitSystem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One step at a time, in letters that are read from across the kitchen. It opens again at the step it was left at. */
export function CookingView({ recipe, open, onOpenChange, ...rest }: CookingViewProps) {
  const [place, setPlace] = useState(0);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={cookingTexts.title(recipe.Short_Title)} placement="full">
      <Steps recipe={recipe} place={place} onTurn={setPlace} onFinish={() => onOpenChange(false)} {...rest} />
    </Dialog>
  );
}

interface StepsProps extends Pick<CookingViewProps, "recipe" | "ingredients" | "units"> {
  place: number;
  onTurn: (place: number) => void;
  onFinish: () => void;
}

function Steps({ recipe, ingredients, units, place, onTurn, onFinish }: StepsProps) {
  useWakeLock();
  useEffect(() => {
    unfloatTimers();
    return floatTimers;
  }, []);
  const steps = recipe.Instructions;
  const isLast = place === steps.length - 1;
  useArrowKeys((by) => {
    if (steps[place + by] !== undefined) onTurn(place + by);
  });
  const step = steps[place];
  if (step === undefined) return null;
  return (
    <div className={styles.view}>
      {/* A new step begins at its top. */}
      <div key={step.ID} className={styles.page}>
        <p className={styles.place}>{cookingTexts.place(place + 1, steps.length)}</p>
        <StepPage recipe={recipe} step={step} ingredients={ingredients} units={units} />
      </div>
      <VisuallyHidden>
        <span role="status">{cookingTexts.announced(place + 1, steps.length, temperatureIn(step.Instruction_Text, units))}</span>
      </VisuallyHidden>
      <div className={styles.foot}>
        <TimerList />
        <progress className={styles.progress} max={steps.length} value={place + 1} aria-hidden="true" />
        <div className={styles.turns}>
          <Button variant="outline" disabled={place === 0} onClick={() => onTurn(place - 1)}>
            {cookingTexts.previous}
          </Button>
          <p className={styles.keys}>{cookingTexts.keys}</p>
          <Button onClick={() => (isLast ? onFinish() : onTurn(place + 1))}>
            {isLast ? cookingTexts.done : cookingTexts.next}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Left and right turn the steps, wherever in the view the focus is. */
function useArrowKeys(onTurn: (by: 1 | -1) => void): void {
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // With these the browser does something of its own, such as going back.
      if (altKey || ctrlKey || metaKey) return;
      if (key === "ArrowRight") turn.current(1);
      if (key === "ArrowLeft") turn.current(-1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
