import styles from "./recipe-results.module.css";

/** One quiet line while the database answers in the search engine's place. Source: docs/product/search.md#without-its-engine */
export function DegradedNote() {
  return <p className={styles.relaxed}>Search is working at reduced strength for a moment.</p>;
}
