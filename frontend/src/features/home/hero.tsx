import type { ReactNode } from "react";

import { Quilt } from "@/shared/motif/tile";

import styles from "./hero.module.css";
import { homeTexts } from "./texts";

/** The cloth of Home, row by row: a table that guests from everywhere sit at. */
const CLOTH = [
  ...["TR", "ME", "SEA", "NAF", "IND", "MED", "JP"],
  ...["PER", "MEX", "PAK", "AFG", "WAF", "CHIN", "TR"],
  ...["IT", "CAS", "TH", "BAL", "US", "EAF", "PER"],
  ...["UK", "IND", "PER", "JP", "TR", "ME", "MEX"],
  ...["WAF", "NAF", "EAF", "CAS", "PAK", "SEA", "AFG"],
];
const COLUMNS = 7;

interface HeroProps {
  /** A dish that shows through the cloth. */
  pictureUrl: string | null;
  /** The search box. */
  children: ReactNode;
}

/** Home's opening: headline, subtitle, search, and the cloth beside them. */
export function Hero({ pictureUrl, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{homeTexts.headline}</h1>
        <p className={styles.subtitle}>{homeTexts.subtitle}</p>
        {children}
      </div>
      <Quilt codes={CLOTH} columns={COLUMNS} pictureUrl={pictureUrl} className={styles.cloth} />
    </section>
  );
}
