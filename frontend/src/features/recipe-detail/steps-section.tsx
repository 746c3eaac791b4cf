import { Clock, Thermometer } from "lucide-react";
import { useId, useState } from "react";

import type { InstructionStep, RecipeDetail } from "@/shared/api/types";
import { minutesAndHours } from "@/shared/dates/durations";
import { CountedHead } from "@/shared/ui/counted-head";

import type { Attribution } from "./attribution";
import { CookButton } from "./cooking/cook-button";
import type { UnitSystem } from "./kitchen/kitchen";
import { temperatureIn } from "./kitchen/temperature";
import type { Kitchen } from "./kitchen/use-kitchen";
import { partsOf } from "./parts";
import { stepFacts } from "./step-facts";
import styles from "./steps-section.module.css";
import { detailTexts } from "./texts";

interface StepsSectionProps {
  recipe: RecipeDetail;
  kitchen: Kitchen;
  /** Where the method may be read when the recipe came without. */
  source: Attribution | null;
}

/** The method in large numerals. A step that is done is struck through; that lasts as long as the page. */
export function StepsSection({ recipe, kitchen, source }: StepsSectionProps) {
  const steps = recipe.Instructions;
  return (
    <section className={styles.section} aria-labelledby="instructions">
      <CountedHead id="instructions" title={detailTexts.instructions} count={detailTexts.steps(steps.length)} />
      {steps.length > 0 && <CookButton recipe={recipe} kitchen={kitchen} />}
      {steps.length === 0 && (
        <p className={styles.none}>
          {detailTexts.noSteps}{" "}
          {source?.url != null && (
            <a href={source.url} target="_blank" rel="noopener noreferrer nofollow">
              {detailTexts.readAt(source.site ?? source.url)}
            </a>
          )}
        </p>
      )}
      {partsOf(steps).map(({ title, lines }, index) => (
        <div key={index}>
          {title !== null && <h3 className={styles.partTitle}>{title}</h3>}
          <ol>
            {lines.map((step) => (
              <Step key={step.ID} step={step} units={kitchen.units} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Step({ step, units }: { step: InstructionStep; units: UnitSystem }) {
  const [isDone, setIsDone] = useState(false);
  const textId = useId();
  const { temperature, minutes } = stepFacts(step);

  return (
    <li className={styles.step} data-done={isDone}>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={isDone}
          aria-label={detailTexts.stepDone(step.Step_Number)}
          aria-describedby={textId}
          onChange={(event) => setIsDone(event.target.checked)}
        />
        <span className={styles.number} aria-hidden="true">
          {step.Step_Number}
        </span>
      </label>
      <div className={styles.body}>
        <p id={textId} className={styles.text}>
          {temperatureIn(step.Instruction_Text, units)}
        </p>
        {(temperature !== null || minutes !== null) && (
          <ul className={styles.facts}>
            {minutes !== null && (
              <li>
                <Clock size="1rem" aria-hidden="true" />
                {minutesAndHours(minutes)}
              </li>
            )}
            {temperature !== null && (
              <li>
                <Thermometer size="1rem" aria-hidden="true" />
                {temperatureIn(temperature, units)}
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}
