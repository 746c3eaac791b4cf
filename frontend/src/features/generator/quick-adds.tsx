import { Check, Plus } from "lucide-react";
import { useId } from "react";

import { isChosen, QUICK_ADDS } from "./ingredients";
import styles from "./quick-adds.module.css";
import { ingredientTexts } from "./texts";
import type { ChosenIngredient } from "./values";

interface QuickAddsProps {
  ingredients: readonly ChosenIngredient[];
  onAdd: (name: string) => void;
}

/** Eighteen common ingredients. One that is in the list is marked; pressing it again adds nothing. */
export function QuickAdds({ ingredients, onAdd }: QuickAddsProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {ingredientTexts.quickTitle}
      </h3>
      <div className={styles.buttons}>
        {QUICK_ADDS.map((name) => {
          const isThere = isChosen(ingredients, name);
          const Icon = isThere ? Check : Plus;
          return (
            <button key={name} type="button" className={styles.button} aria-pressed={isThere} onClick={() => onAdd(name)}>
              <Icon size="1rem" aria-hidden="true" />
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
