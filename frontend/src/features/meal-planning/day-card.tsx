import { MOTIF_CODES } from "@/shared/motif/motifs";
import { TileField } from "@/shared/motif/tile";

import styles from "./day-card.module.css";
import { plannerTexts } from "./texts";

interface DayCardProps {
  day: string;
  /** Of the day, counted from the first Monday: each has another cuisine's tiles. */
  number: number;
}

/** One day with a place for each meal. */
export function DayCard({ day, number }: DayCardProps) {
  return (
    <li className={styles.card}>
      <TileField code={MOTIF_CODES[number % MOTIF_CODES.length] ?? null} tilePx={28} className={styles.strip} />
      <h3 className={styles.day}>{day}</h3>
      <dl className={styles.meals}>
        {plannerTexts.meals.map((meal) => (
          <div key={meal} className={styles.meal}>
            <dt>{meal}</dt>
            <dd>{plannerTexts.nothing}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
