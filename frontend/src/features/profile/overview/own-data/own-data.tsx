import type { Profile } from "@/shared/api/types";

import { AccountDeletion } from "./account-deletion";
import { DataDownload } from "./data-download";
import styles from "./own-data.module.css";

/** What a member can do with everything that the site holds of them. Quiet: it is seldom looked for. */
export function OwnData({ profile }: { profile: Profile }) {
  return (
    <div className={styles.row}>
      <DataDownload />
      <AccountDeletion email={profile.Email} />
    </div>
  );
}
