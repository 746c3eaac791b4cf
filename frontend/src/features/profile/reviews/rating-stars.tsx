import { Star } from "lucide-react";

import { cx } from "@/shared/ui/cx";

import { reviewTexts } from "../texts";
import styles from "./rating-stars.module.css";

const SCALE = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as stars. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={reviewTexts.stars(rating)}>
      {SCALE.map((step) => (
        <Star key={step} size="1.125rem" className={cx(step <= rating && styles.given)} aria-hidden="true" />
      ))}
    </span>
  );
}
