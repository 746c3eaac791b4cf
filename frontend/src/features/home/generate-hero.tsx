import { BadgeCheck, ChefHat, SlidersHorizontal } from "lucide-react";

import { paths } from "@/shared/config/paths";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./generate-hero.module.css";
import { homeTexts } from "./texts";

const ICONS = [ChefHat, BadgeCheck, SlidersHorizontal] as const;

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
          {homeTexts.highlights.map(({ title, text }, index) => {
            const Icon = ICONS[index] ?? ChefHat;
            return (
              <li key={title}>
                <Icon size="1.5rem" strokeWidth={1.6} aria-hidden="true" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
