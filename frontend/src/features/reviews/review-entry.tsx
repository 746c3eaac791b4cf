import { Check } from "lucide-react";

import type { Review } from "@/shared/api/types";
import { formatLongDate } from "@/shared/dates/long-date";
import { MemberPicture } from "@/shared/ui/member-picture";
import { RatingStars } from "@/shared/ui/rating-stars";

import styles from "./review-entry.module.css";
import { panelTexts } from "./texts";

/** One review as readers see it. */
export function ReviewEntry({ review }: { review: Review }) {
  return (
    <article>
      <header className={styles.head}>
        <MemberPicture name={review.User_Name} pictureUrl={review.Profile_Pic_URL} />
        <div className={styles.who}>
          <h3 className={styles.name}>{review.User_Name}</h3>
          <p className={styles.facts}>
            <RatingStars rating={review.Rating} />
            <time dateTime={review.Created_At}>{formatLongDate(review.Created_At)}</time>
          </p>
        </div>
      </header>
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
