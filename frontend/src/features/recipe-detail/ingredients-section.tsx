import { Info, TriangleAlert } from "lucide-react";

import type { Ingredient } from "@/shared/api/types";
import { atLeast } from "@/shared/config/breakpoints";
import { useMediaQuery } from "@/shared/hooks/use-media-query";
import { CountedHead } from "@/shared/ui/counted-head";

import { ingredientLine } from "./ingredient-line";
import styles from "./ingredients-section.module.css";
import { KitchenBar } from "./kitchen/kitchen-bar";
import type { Kitchen } from "./kitchen/use-kitchen";
import { partsOf } from "./parts";
import { detailTexts } from "./texts";

/** The width from which the stylesheet lets the list scroll beside the steps. */
const BESIDE_THE_STEPS = atLeast("wide");

interface IngredientsSectionProps {
  kitchen: Kitchen;
  /** What a cook may wonder at, by the ingredient's ID. */
  notes: ReadonlyMap<number, string>;
}

/** What to have at hand, part by part, to be ticked off; on wide screens it stays in view beside the steps. */
export function IngredientsSection({ kitchen, notes }: IngredientsSectionProps) {
  const scrolls = useMediaQuery(BESIDE_THE_STEPS);
  const { ingredients, ready, setReady } = kitchen;
  return (
    // What scrolls by itself must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.section} aria-labelledby="ingredients" tabIndex={scrolls ? 0 : undefined}>
      <CountedHead id="ingredients" title={detailTexts.ingredients} count={detailTexts.items(ingredients.length)}>
        <KitchenBar kitchen={kitchen} />
      </CountedHead>
      {partsOf(ingredients).map(({ title, lines }, index) => (
        <div key={index} className={styles.part}>
          {title !== null && <h3 className={styles.partTitle}>{title}</h3>}
          <ul>
            {lines.map((ingredient) => (
              <IngredientItem
                key={ingredient.ID}
                ingredient={ingredient}
                note={notes.get(ingredient.ID)}
                isReady={ready.includes(ingredient.ID)}
                onReady={(isReady) => setReady(ingredient.ID, isReady)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface IngredientItemProps {
  ingredient: Ingredient;
  note: string | undefined;
  /** Whether it lies ready: it is ticked off. */
  isReady: boolean;
  onReady: (isReady: boolean) => void;
}

function IngredientItem({ ingredient, note, isReady, onReady }: IngredientItemProps) {
  const { amount, name, notes, isOptional, caution } = ingredientLine(ingredient);
  return (
    <li className={styles.item} data-ready={isReady}>
      <label className={styles.line}>
        <input type="checkbox" checked={isReady} onChange={({ target }) => onReady(target.checked)} />
        <span className={styles.words}>
          {amount !== "" && <span className={styles.amount}>{amount} </span>}
          <span className={styles.name}>{name}</span>
          {notes !== "" && <span className={styles.notes}>, {notes}</span>}
          {isOptional && <span className={styles.notes}> ({detailTexts.optional})</span>}
        </span>
      </label>
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
