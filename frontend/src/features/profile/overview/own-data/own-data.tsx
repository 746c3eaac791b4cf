import { DataDownload } from "./data-download";
import styles from "./own-data.module.css";

/** What a member can do with everything that the site holds of them. Quiet: it is seldom looked for. */
export function OwnData() {
  return (
    <div className={styles.row}>
      <DataDownload />
    </div>
  );
}
