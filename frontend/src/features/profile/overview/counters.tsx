import type { Profile } from "@/shared/api/types";

import { profileTexts } from "../texts";
import styles from "./counters.module.css";

/** How much the member has saved, made and written. */
export function Counters({ profile }: { profile: Profile }) {
  const { saved, generated, reviews } = profileTexts.counters;
  const counters = [
    { label: saved, count: profile.Saved_Recipes.length },
    { label: generated, count: profile.Generated_Recipes.length },
    { label: reviews, count: profile.My_Reviews.length },
  ];
  return (
    <dl className={styles.counters}>
      {counters.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
