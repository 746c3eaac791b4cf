import { Skeleton } from "@/shared/ui/skeleton";

import styles from "./choices-to-come.module.css";
import { generatorTexts } from "./texts";

const CHIPS = 12;

/** Stands where the choices will be, while they are loaded. */
export function ChoicesToCome() {
  return (
    <div className={styles.chips}>
      <p role="status" className={styles.words}>
        {generatorTexts.loading}
      </p>
      {Array.from({ length: CHIPS }, (_, index) => (
        <Skeleton key={index} className={styles.chip} />
      ))}
    </div>
  );
}
