import rules from "@config/fields.json";

import { FormField } from "@/shared/forms/form-field";
import { NumberField } from "@/shared/ui/number-field";

import styles from "./fields.module.css";
import type { EditorControl, EditValues } from "./schema";
import { timingTexts } from "./texts";

const { minutes, servings, calories, grams } = rules.recipe;

type NumberName = { [Name in keyof EditValues]: number extends EditValues[Name] ? Name : never }[keyof EditValues];

interface AmountProps {
  control: EditorControl;
  name: NumberName;
  label: string;
  hint?: string;
  min?: number;
  max: number;
  step?: number;
}

export function TimingTab({ control }: { control: EditorControl }) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{timingTexts.times}</legend>
        <div className={styles.three}>
          <Amount control={control} name="Prep_Time_Minutes" label={timingTexts.prepTime} max={minutes.max} />
          <Amount control={control} name="Cook_Time_Minutes" label={timingTexts.cookTime} max={minutes.max} />
          <Amount
            control={control}
            name="Serving_Size"
            label={timingTexts.servings}
            hint={timingTexts.servingsHint}
            min={1}
            max={servings.max}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{timingTexts.nutrition}</legend>
        <div className={styles.five}>
          <Amount control={control} name="Calories_Per_Serving" label={timingTexts.calories} max={calories.max} step={0.01} />
          <Amount control={control} name="Protein_Grams" label={timingTexts.protein} max={grams.max} step={0.01} />
          <Amount control={control} name="Carbs_Grams" label={timingTexts.carbs} max={grams.max} step={0.01} />
          <Amount control={control} name="Fat_Grams" label={timingTexts.fat} max={grams.max} step={0.01} />
          <Amount control={control} name="Fiber_Grams" label={timingTexts.fiber} max={grams.max} step={0.01} />
        </div>
      </fieldset>
    </>
  );
}

function Amount({ control, name, label, hint, min = 0, max, step = 1 }: AmountProps) {
  return (
    <FormField control={control} name={name}>
      {(field) => (
        <NumberField {...field} label={label} hint={hint} min={min} max={max} step={step} hasButtons={step === 1} />
      )}
    </FormField>
  );
}
