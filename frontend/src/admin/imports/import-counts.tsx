import type { Import } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.counts;
const COUNTS = ["Created", "Updated", "Unchanged", "Refused", "Duplicates", "Doubtful"] as const;

/** How many records came to what; before the confirmation, what they would come to. */
export function ImportCounts({ job }: { job: Import }) {
  const isDone = job.State === "done";
  const shown = isDone ? ([...COUNTS, "Published"] as const) : COUNTS;
  return (
    <section className={styles.section}>
      <h2>{isDone ? texts.did : texts.would}</h2>
      <dl className={styles.counts}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{importTexts.number(job[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
