import { ChevronDown } from "lucide-react";

import type { RecipeLabels } from "@/shared/api/types";
import { useDisclosure } from "@/shared/hooks/use-disclosure";
import { Badge } from "@/shared/ui/badge";

import styles from "./diets-and-allergens.module.css";
import { LabelReasons } from "./label-reasons";
import { labelSummary } from "./summary";
import { labelTexts } from "./texts";

/** The diets that the recipe suits and the allergens that it holds, with the lines that say so on demand. */
export function DietsAndAllergens({ labels }: { labels: RecipeLabels }) {
  const { isOpen, panelId, button } = useDisclosure();
  const { diets, rows, unclaimed } = labelSummary(labels);
  return (
    <section className={styles.section} aria-labelledby="labels">
      <div className={styles.diets}>
        <h2 id="labels" className={styles.title}>
          {labelTexts.title}
        </h2>
        {diets.length > 0 && (
          <ul className={styles.chips} aria-label={labelTexts.suitable}>
            {diets.map((diet) => (
              <li key={diet}>
                <Badge className={styles.chip}>{diet}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.allergens}>
        {rows.map(({ title, text }) => (
          <p key={title} className={styles.row}>
            <strong>{title}:</strong> {text}
          </p>
        ))}
        {unclaimed !== null && <p>{unclaimed}</p>}
        <p className={styles.packages}>{labelTexts.packages}</p>
        <button {...button} className={styles.toggle}>
          {labelTexts.why}
          <ChevronDown size="1rem" aria-hidden="true" />
        </button>
        {isOpen && <LabelReasons id={panelId} labels={labels} />}
      </div>
    </section>
  );
}
