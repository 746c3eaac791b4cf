import { paths } from "@/shared/config/paths";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./generate-hero.module.css";
import { homeTexts } from "./texts";

// The highlights lie below the first screenful: their icons are not part of the first load.
const HighlightIcon = lazyNamed(() => import("./highlight-icon"), "HighlightIcon");

/** The invitation to generate a recipe; its three highlights show on medium screens and up. */
export function GenerateHero() {
  return (
    <section className={styles.outer} aria-labelledby="generate-title">
      <div className={styles.panel}>
        <div>
          <h2 id="generate-title" className={styles.title}>
            <span className={styles.kicker}>{homeTexts.generateKicker}</span> {homeTexts.generateTitle}
          </h2>
          <p className={styles.text}>{homeTexts.generateText}</p>
          <ButtonLink to={paths.generateRecipe}>{homeTexts.generateAction}</ButtonLink>
        </div>
        <ul className={styles.highlights}>
          {homeTexts.highlights.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.icon}>
                <HighlightIcon index={index} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
