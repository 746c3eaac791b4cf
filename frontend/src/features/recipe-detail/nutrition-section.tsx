import type { RecipeDetail } from "@/shared/api/types";
import { formatDecimal } from "@/shared/numbers/decimal";

import styles from "./nutrition-section.module.css";
import { detailTexts } from "./texts";

/** What one serving holds; what is not known is left out, and the section with it when nothing is. */
export function NutritionSection({ recipe }: { recipe: RecipeDetail }) {
  const values: [string, number | null, string][] = [
    [detailTexts.calories, recipe.Calories_Per_Serving, "kcal"],
    [detailTexts.protein, recipe.Protein_Grams, "g"],
    [detailTexts.carbs, recipe.Carbs_Grams, "g"],
    [detailTexts.fat, recipe.Fat_Grams, "g"],
    [detailTexts.fiber, recipe.Fiber_Grams, "g"],
  ];
  if (values.every(([, value]) => value === null)) return null;

  return (
    <section aria-labelledby="nutrition">
      <h2 id="nutrition" className={styles.title}>
        {detailTexts.nutrition} <small>{detailTexts.perServing}</small>
      </h2>
      <dl className={styles.values}>
        {values.map(
          ([label, value, unit]) =>
            value !== null && (
              <div key={label} className={styles.value}>
                <dt>{label}</dt>
                <dd>
                  {formatDecimal(value, 1)} <span>{unit}</span>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
