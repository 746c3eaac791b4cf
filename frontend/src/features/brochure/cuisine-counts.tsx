import { CuisineCard } from "@/shared/cards/cuisine-card";
import { Section } from "@/shared/ui/section";

import styles from "./cuisine-counts.module.css";
import { brochureTexts, CUISINES } from "./texts";

/** Six cuisines, each on its own tiles; a card leads to the cuisine's recipes. */
export function CuisineCounts() {
  return (
    <Section title={brochureTexts.cuisinesTitle} lead={brochureTexts.cuisinesLead}>
      <ul className={styles.grid}>
        {CUISINES.map(({ name, count, code }) => (
          <li key={name}>
            <CuisineCard title={name} code={code} cuisine={code}>
              <p className={styles.count}>
                <strong>{count}</strong> {brochureTexts.recipes}
              </p>
            </CuisineCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
