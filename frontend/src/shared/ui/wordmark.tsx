import { PRODUCT_NAME } from "@/shared/config/product";
import { KHATAM_RATIO, star } from "@/shared/motif/geometry";

import styles from "./wordmark.module.css";

const OUTER = star(8, 50, KHATAM_RATIO);
const INNER = star(8, 21, KHATAM_RATIO);

/** The product's name beside its star. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={OUTER} className={styles.outer} />
        <path d={INNER} className={styles.inner} />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
