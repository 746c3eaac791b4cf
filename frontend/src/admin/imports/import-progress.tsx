import type { Import } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.progress;

/** How far the worker is. The page may be closed meanwhile. */
export function ImportProgress({ job }: { job: Import }) {
  const { Records_Done: done, Records_Total: total, State: state } = job;
  const isImport = state === "importing" && total !== null;
  return (
    <div className={styles.panel} role="status">
      {isImport ? <progress aria-label={texts.label} max={total} value={done} /> : <progress aria-label={texts.label} />}
      <p>{isImport ? texts.imported(done, total) : texts.checked(done)}</p>
      <p className={styles.muted}>{texts.leave}</p>
    </div>
  );
}
