import type { SubmitEvent } from "react";

import { useChecking, useVerdicts } from "@/shared/halal/use-halal-guard";

import { CategoryChoice, CuisineChoice } from "./choices";
import { ChoicesToCome } from "./choices-to-come";
import type { Failure } from "./failure";
import styles from "./generator-form.module.css";
import { IngredientsSection } from "./ingredients-section";
import { InstructionsField } from "./instructions-field";
import { OrderCard } from "./order-card";
import { generatorTexts } from "./texts";
import type { FormData } from "./use-form-data";
import type { ChangeValues } from "./use-generator-values";
import { useIngredientEntry } from "./use-ingredient-entry";
import { usePlaces } from "./use-places";
import { useSubmission } from "./use-submission";
import { EMPTY_VALUES, type GeneratorValues } from "./values";

const NONE: ReadonlyMap<string, string> = new Map();

interface GeneratorFormProps {
  memberId: number | undefined;
  data: FormData;
  values: GeneratorValues;
  onChange: ChangeValues;
  /** A recipe is on its way: the button shows its progress. */
  isRunning: boolean;
  /** The last one that failed, until another is sent. */
  failure: Failure | null;
  onSend: (values: GeneratorValues) => void;
  onShowProgress: () => void;
  onSignInNeeded: () => void;
}

/** What the recipe is to be made of; beside it the table as it is set, what it costs, and the button. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { memberId, data, values, onChange, isRunning, failure, onSend, onShowProgress, onSignInNeeded } = props;
  const { cuisines, categories, lookup, hasFailed } = data;
  const { ingredients } = values;
  const entry = useIngredientEntry(ingredients, lookup, (chosen) => onChange({ ingredients: chosen }));
  const { input, cuisine, category, instructions, button, goTo } = usePlaces();
  const { verdicts, add } = useVerdicts();
  // Visitors may not ask the guard.
  useChecking(memberId === undefined ? [] : ingredients.map(({ name }) => name), "", add);
  const submit = useSubmission({ memberId, data, onWrong: goTo, onSignInNeeded, onSend });

  const press = (event: SubmitEvent) => {
    event.preventDefault();
    if (isRunning) {
      onShowProgress();
      return;
    }
    const { ingredients: all, refused } = entry.addTyped();
    if (refused.length > 0) goTo("ingredients");
    else submit({ ...values, ingredients: all });
  };

  const take = (cuisineId: number, categoryId: number) => {
    onChange({ cuisineId, categoryId });
    goTo("credits");
  };

  const clear = () => {
    onChange(EMPTY_VALUES);
    goTo("cuisine");
  };

  return (
    <form className={styles.form} noValidate aria-label={generatorTexts.title} onSubmit={press}>
      <div className={styles.fields}>
        {(cuisines === undefined || categories === undefined) && !hasFailed && <ChoicesToCome />}
        {cuisines && (
          <CuisineChoice
            ref={cuisine}
            items={cuisines}
            value={values.cuisineId}
            onValueChange={(cuisineId) => onChange({ cuisineId })}
          />
        )}
        {categories && (
          <CategoryChoice
            ref={category}
            items={categories}
            value={values.categoryId}
            onValueChange={(categoryId) => onChange({ categoryId })}
          />
        )}
        <IngredientsSection
          entry={entry}
          input={input}
          ingredients={ingredients}
          lookup={lookup}
          verdicts={verdicts}
          objections={failure?.objections ?? NONE}
          onChange={(chosen) => onChange({ ingredients: chosen })}
        />
        <InstructionsField
          ref={instructions}
          value={values.instructions}
          onValueChange={(text) => onChange({ instructions: text })}
        />
      </div>
      <div className={styles.order}>
        <OrderCard
          memberId={memberId}
          cuisines={cuisines ?? []}
          categories={categories ?? []}
          values={values}
          isRunning={isRunning}
          failure={failure}
          onTake={take}
          onClear={clear}
          button={button}
        />
      </div>
    </form>
  );
}
