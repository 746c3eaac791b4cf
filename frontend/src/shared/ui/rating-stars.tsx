import { Star } from "lucide-react";

import { cx } from "./cx";
import styles from "./rating-stars.module.css";

const SCALE = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as stars. To choose one: StarRating. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {SCALE.map((step) => (
        <Star key={step} size="1.125rem" className={cx(step <= rating && styles.given)} aria-hidden="true" />
      ))}
    </span>
  );
}
