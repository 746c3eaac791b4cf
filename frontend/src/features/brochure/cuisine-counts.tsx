import { Link } from "react-router-dom";

import cardLink from "@/shared/cards/card-link.module.css";
import { recipesPath } from "@/shared/config/paths";
import { TileField } from "@/shared/motif/tile";
import { cx } from "@/shared/ui/cx";
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
            <Link className={cx(cardLink.card, styles.card)} to={recipesPath({ cuisine: code })}>
              <TileField code={code} tilePx={40} className={styles.edge} />
              <div className={styles.body}>
                <h3>{name}</h3>
                <p>
                  <strong>{count}</strong> {brochureTexts.recipes}
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
