import rules from "@config/fields.json";
import { useId, type RefObject } from "react";

import { isHaram, type Verdicts } from "@/shared/halal/use-halal-guard";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { GuardNotes } from "./guard-notes";
import { IngredientChips } from "./ingredient-chips";
import { IngredientField } from "./ingredient-field";
import { replaced, without } from "./ingredients";
import styles from "./ingredients-section.module.css";
import { QuickAdds } from "./quick-adds";
import { ingredientTexts } from "./texts";
import type { IngredientEntry } from "./use-ingredient-entry";
import type { ChosenIngredient } from "./values";

const { min } = rules.generate.ingredients;

interface IngredientsSectionProps {
  entry: IngredientEntry;
  /** The field that takes the focus. */
  input: RefObject<HTMLInputElement | null>;
  ingredients: readonly ChosenIngredient[];
  lookup: readonly string[];
  verdicts: Verdicts;
  /** What the last request was refused for, by the ingredient's name. */
  objections: ReadonlyMap<string, string>;
  onChange: (ingredients: readonly ChosenIngredient[]) => void;
}

/** Where ingredients are chosen, and those that are. */
export function IngredientsSection(props: IngredientsSectionProps) {
  const { entry, input, ingredients, lookup, verdicts, objections, onChange } = props;
  const titleId = useId();

  const refused = ingredients
    .map(({ name }) => name)
    .filter((name) => isHaram(verdicts.get(name)) || objections.has(name));

  const remove = (name: string) => {
    onChange(without(ingredients, name));
    entry.say(ingredientTexts.removed(name));
  };

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {ingredientTexts.title}
        </h2>
        <Counter count={ingredients.length} />
      </div>
      <IngredientField entry={entry} input={input} lookup={lookup} ingredients={ingredients} />
      <QuickAdds ingredients={ingredients} onAdd={entry.addQuick} />
      <div>
        <IngredientChips ingredients={ingredients} refused={refused} onRemove={remove} field={input} />
        <VisuallyHidden>
          <span role="status">{entry.said}</span>
        </VisuallyHidden>
      </div>
      <GuardNotes
        ingredients={ingredients}
        verdicts={verdicts}
        objections={objections}
        onReplace={(name, substitute) => onChange(replaced(ingredients, name, substitute, lookup))}
      />
    </section>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <p className={styles.counter} data-is-enough={count >= min}>
      {ingredientTexts.counted(count)}
      {count < min && ` · ${ingredientTexts.missing(min - count)}`}
    </p>
  );
}
