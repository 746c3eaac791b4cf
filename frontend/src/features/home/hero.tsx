import type { ReactNode } from "react";

import { Quilt } from "@/shared/motif/tile";

import styles from "./hero.module.css";
import { homeTexts } from "./texts";

/** The cloth of Home: each row is read like a table that guests from everywhere sit at. */
const CLOTH = [
  ...["TR", "ME", "SEA", "NAF", "IND", "MED"],
  ...["PER", "MEX", "PAK", "AFG", "WAF", "CHIN"],
  ...["IT", "CAS", "TH", "BAL", "US", "EAF"],
  ...["UK", "IND", "PER", "JP", "TR", "ME"],
];

/** Home's opening: headline, subtitle and, as children, the search box. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{homeTexts.headline}</h1>
        <p className={styles.subtitle}>{homeTexts.subtitle}</p>
        {children}
      </div>
      <Quilt codes={CLOTH} columns={6} className={styles.cloth} />
    </section>
  );
}
