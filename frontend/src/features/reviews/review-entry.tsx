import { Check } from "lucide-react";

import type { Review } from "@/shared/api/types";
import { EntryHead } from "@/shared/ui/entry-head";
import { RatingStars } from "@/shared/ui/rating-stars";

import styles from "./review-entry.module.css";
import { panelTexts } from "./texts";

/** One review as readers see it. */
export function ReviewEntry({ review }: { review: Review }) {
  return (
    <article>
      <EntryHead name={review.User_Name} pictureUrl={review.Profile_Pic_URL} writtenAt={review.Created_At}>
        <RatingStars rating={review.Rating} />
      </EntryHead>
      {review.Review_Text && <p className={styles.text}>{review.Review_Text}</p>}
      {review.Modifications_Made && (
        <p className={styles.changes}>
          <strong>{panelTexts.modifications}:</strong> {review.Modifications_Made}
        </p>
      )}
      <Verdict wouldMakeAgain={review.Would_Make_Again} />
      {review.Helpful_Votes > 0 && <p className={styles.helpful}>{panelTexts.helpful(review.Helpful_Votes)}</p>}
    </article>
  );
}

function Verdict({ wouldMakeAgain }: { wouldMakeAgain: boolean | null }) {
  if (wouldMakeAgain === null) return null;
  if (!wouldMakeAgain) return <p className={styles.helpful}>{panelTexts.wouldNotMakeAgain}</p>;
  return (
    <p className={styles.again}>
      <Check size="1rem" strokeWidth={2.5} aria-hidden="true" />
      {panelTexts.wouldMakeAgain}
    </p>
  );
}
