import { Info, TriangleAlert } from "lucide-react";

import type { Ingredient } from "@/shared/api/types";
import { atLeast } from "@/shared/config/breakpoints";
import { useMediaQuery } from "@/shared/hooks/use-media-query";

import { ingredientLine } from "./ingredient-line";
import styles from "./ingredients-section.module.css";
import { partsOf } from "./parts";
import { detailTexts } from "./texts";

/** The width from which the stylesheet lets the list scroll beside the steps. */
const BESIDE_THE_STEPS = atLeast("wide");

interface IngredientsSectionProps {
  ingredients: readonly Ingredient[];
  /** What a cook may wonder at, by the ingredient's ID. */
  notes: ReadonlyMap<number, string>;
}

/** What to have at hand, part by part; on wide screens it stays in view beside the steps. */
export function IngredientsSection({ ingredients, notes }: IngredientsSectionProps) {
  const scrolls = useMediaQuery(BESIDE_THE_STEPS);
  return (
    // What scrolls by itself must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.section} aria-labelledby="ingredients" tabIndex={scrolls ? 0 : undefined}>
      <div className={styles.head}>
        <h2 id="ingredients">{detailTexts.ingredients}</h2>
        <p>{detailTexts.items(ingredients.length)}</p>
      </div>
      {partsOf(ingredients).map(({ title, lines }, index) => (
        <div key={index} className={styles.part}>
          {title !== null && <h3 className={styles.partTitle}>{title}</h3>}
          <ul>
            {lines.map((ingredient) => (
              <IngredientItem key={ingredient.ID} ingredient={ingredient} note={notes.get(ingredient.ID)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function IngredientItem({ ingredient, note }: { ingredient: Ingredient; note: string | undefined }) {
  const { amount, name, notes, isOptional, caution } = ingredientLine(ingredient);
  return (
    <li className={styles.item}>
      {amount !== "" && <span className={styles.amount}>{amount} </span>}
      <span className={styles.name}>{name}</span>
      {notes !== "" && <span className={styles.notes}>, {notes}</span>}
      {isOptional && <span className={styles.notes}> ({detailTexts.optional})</span>}
      {caution !== null && (
        <p className={styles.caution}>
          <TriangleAlert size="1rem" aria-hidden="true" />
          <span>
            <strong>{detailTexts.doubtful}</strong>
            {caution !== "" && ` ${caution}`}
          </span>
        </p>
      )}
      {note !== undefined && (
        <p className={styles.note}>
          <Info size="1rem" aria-hidden="true" />
          <span>{note}</span>
        </p>
      )}
    </li>
  );
}
