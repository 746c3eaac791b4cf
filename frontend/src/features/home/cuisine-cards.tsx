import { Link } from "react-router-dom";

import cardLink from "@/shared/cards/card-link.module.css";
import { recipesPath } from "@/shared/config/paths";
import { TileField } from "@/shared/motif/tile";
import { Badge } from "@/shared/ui/badge";
import { cx } from "@/shared/ui/cx";
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
            <Link className={cx(cardLink.card, styles.card)} to={recipesPath({ cuisine: title })}>
              <TileField code={code} tilePx={40} className={styles.edge} />
              <div className={styles.body}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
                <Badge>{badge}</Badge>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
