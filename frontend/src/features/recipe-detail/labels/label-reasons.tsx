import type { RecipeLabels } from "@/shared/api/types";

import styles from "./label-reasons.module.css";
import { reasonGroups } from "./reason-groups";

/** The lines behind the labels: of allergens that were found, and of diets that the recipe does not suit. */
export function LabelReasons({ id, labels }: { id: string; labels: RecipeLabels }) {
  return (
    <dl id={id} className={styles.reasons}>
      {reasonGroups(labels).map(({ title, entries }) => (
        <div key={title} className={styles.group}>
          <dt>{title}</dt>
          {entries.map(({ subject, text, says }, index) => (
            <dd key={index}>
              {subject !== null && <strong>{subject}: </strong>}
              {text}
              {says !== null && <span className={styles.says}> – {says}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
