import { Thermometer, Timer } from "lucide-react";

import type { Ingredient, InstructionStep, RecipeDetail } from "@/shared/api/types";
import { minutesText } from "@/shared/dates/durations";
import { Button } from "@/shared/ui/button";

import { ingredientLine } from "../ingredient-line";
import type { UnitSystem } from "../kitchen/kitchen";
import { temperatureIn } from "../kitchen/temperature";
import { stepFacts } from "../step-facts";
import { ingredientsOfStep } from "./step-ingredients";
import styles from "./step-page.module.css";
import { cookingTexts } from "./texts";
import { startTimer, stopTimer, useTimers } from "./timers";

interface StepPageProps {
  recipe: RecipeDetail;
  step: InstructionStep;
  ingredients: readonly Ingredient[];
  units: UnitSystem;
}

/** A step in large type, with its timer, its temperature and what it needs. */
export function StepPage({ recipe, step, ingredients, units }: StepPageProps) {
  const { minutes, temperature } = stepFacts(step);
  const needed = ingredientsOfStep(step, ingredients);
  return (
    <div className={styles.step}>
      <div>
        {step.Section && <h3 className={styles.section}>{step.Section}</h3>}
        <p className={styles.text}>{temperatureIn(step.Instruction_Text, units)}</p>
        <div className={styles.facts}>
          {minutes !== null && <TimerButton recipe={recipe} step={step} minutes={minutes} />}
          {temperature !== null && (
            <p className={styles.fact}>
              <Thermometer size="1.5rem" aria-hidden="true" />
              {temperatureIn(temperature, units)}
            </p>
          )}
        </div>
      </div>
      {needed.length > 0 && (
        <section className={styles.ingredients} aria-labelledby="step-ingredients">
          <h3 id="step-ingredients">{cookingTexts.ingredients}</h3>
          <ul>
            {needed.map((ingredient) => (
              <StepIngredient key={ingredient.ID} ingredient={ingredient} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function StepIngredient({ ingredient }: { ingredient: Ingredient }) {
  const { amount, name } = ingredientLine(ingredient);
  return (
    <li>
      {amount !== "" && <strong>{amount} </strong>}
      {name}
    </li>
  );
}

function TimerButton({ recipe, step, minutes }: { recipe: RecipeDetail; step: InstructionStep; minutes: number }) {
  const id = `${recipe.ID}.${step.ID}`;
  const isRunning = useTimers().some((timer) => timer.id === id);
  const label = cookingTexts.timerLabel(recipe.Short_Title, step.Step_Number);
  return (
    <Button variant="outline" onClick={() => (isRunning ? stopTimer(id) : startTimer(id, label, minutes))}>
      <Timer size="1.25rem" aria-hidden="true" />
      {isRunning ? cookingTexts.stop : cookingTexts.start(minutesText(minutes))}
    </Button>
  );
}
