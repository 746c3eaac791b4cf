import { paths } from "@/shared/config/paths";
import { MOTIF_CODES } from "@/shared/motif/motifs";
import { Quilt } from "@/shared/motif/tile";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./brochure.module.css";
import { CuisineCounts } from "./cuisine-counts";
import { FeatureGrid } from "./feature-grid";
import { brochureTexts } from "./texts";

const CLOTH_COLUMNS = 5;

/** The product at a glance, for people who don't know it yet. */
export function Brochure() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.kicker}>{brochureTexts.kicker}</p>
          <h1 className={styles.title}>{brochureTexts.title}</h1>
          <p className={styles.lead}>{brochureTexts.lead}</p>
          <Actions />
        </div>
        <Quilt codes={MOTIF_CODES} columns={CLOTH_COLUMNS} className={styles.cloth} />
      </section>
      <section className={styles.numbers} aria-label={brochureTexts.numbersTitle}>
        <dl>
          {brochureTexts.numbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <CuisineCounts />
      <FeatureGrid />
      <section className={styles.closing} aria-labelledby="closing">
        <div className={styles.panel}>
          <h2 id="closing">{brochureTexts.closingTitle}</h2>
          <Actions />
        </div>
      </section>
    </>
  );
}

function Actions() {
  return (
    <p className={styles.actions}>
      <ButtonLink to={paths.generateRecipe}>{brochureTexts.start}</ButtonLink>
      <ButtonLink to={paths.recipes} variant="outline" className={styles.browse}>
        {brochureTexts.browse}
      </ButtonLink>
    </p>
  );
}
