import styles from "./guidelines-box.module.css";
import { LEAST_WIDTH_PX, MAX_MEGABYTES, MOST_WIDTH_PX } from "./picture-check";
import { guidelineTexts } from "./texts";

/** What a featured image must be like. */
export function GuidelinesBox() {
  return (
    <aside className={styles.box} aria-labelledby="image-guidelines">
      <h2 id="image-guidelines" className={styles.title}>
        {guidelineTexts.title}
      </h2>
      <ul className={styles.lines}>
        {guidelineTexts.lines(LEAST_WIDTH_PX, MOST_WIDTH_PX, MAX_MEGABYTES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
