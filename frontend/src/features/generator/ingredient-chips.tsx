import { X } from "lucide-react";
import { useId, type MouseEvent, type RefObject } from "react";

import styles from "./ingredient-chips.module.css";
import { ingredientTexts } from "./texts";
import type { ChosenIngredient } from "./values";

interface IngredientChipsProps {
  ingredients: readonly ChosenIngredient[];
  /** Those that the halal guard refuses. */
  refused: readonly string[];
  onRemove: (name: string) => void;
  /** Takes the focus when the last chip goes. */
  field: RefObject<HTMLInputElement | null>;
}

/** What is chosen, in the order in which it was. */
export function IngredientChips({ ingredients, refused, onRemove, field }: IngredientChipsProps) {
  const titleId = useId();

  const remove = (event: MouseEvent<HTMLButtonElement>, name: string) => {
    const chip = event.currentTarget.closest("li");
    const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector("button");
    (neighbour ?? field.current)?.focus();
    onRemove(name);
  };

  return (
    <>
      <h3 id={titleId} className={styles.title}>
        {ingredientTexts.chosenTitle}
      </h3>
      {ingredients.length === 0 ? (
        <p className={styles.none}>{ingredientTexts.none}</p>
      ) : (
        <ul className={styles.chips} aria-labelledby={titleId}>
          {ingredients.map(({ name, isCustom }) => (
            <li key={name} className={styles.chip} data-haram={refused.includes(name)}>
              <bdi>{name}</bdi>
              {isCustom && <small className={styles.custom}>{ingredientTexts.custom}</small>}
              <button
                type="button"
                className={styles.remove}
                aria-label={ingredientTexts.remove(name)}
                onClick={(event) => remove(event, name)}
              >
                <X size="1rem" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
