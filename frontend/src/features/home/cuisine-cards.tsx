import { CuisineCard } from "@/shared/cards/cuisine-card";
import { Badge } from "@/shared/ui/badge";
import { Section } from "@/shared/ui/section";

import styles from "./cuisine-cards.module.css";
import { CUISINE_CARDS, homeTexts } from "./texts";

/** Six links to the list, each with the tiles of its cuisine. */
export function CuisineCards() {
  return (
    <Section title={homeTexts.cuisinesTitle}>
      <ul className={styles.grid}>
        {CUISINE_CARDS.map(({ code, title, description, badge }) => (
          <li key={title}>
            <CuisineCard title={title} code={code} cuisine={title}>
              <p className={styles.description}>{description}</p>
              <Badge>{badge}</Badge>
            </CuisineCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
