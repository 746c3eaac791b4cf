import { Link } from "react-router-dom";

import type { OwnReview } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { formatLongDate } from "@/shared/dates/long-date";
import { RatingStars } from "@/shared/ui/rating-stars";

import { reviewTexts } from "../texts";
import styles from "./review-list.module.css";

/** What the member wrote, each with the way to its recipe. */
export function ReviewList({ reviews }: { reviews: OwnReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.ID}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { review: OwnReview }) {
  return (
    <article className={styles.review}>
      <h3 className={styles.recipe}>
        <Link to={paths.recipe(review.Recipe_ID)}>{review.Recipe_Name}</Link>
      </h3>
      <p className={styles.facts}>
        <RatingStars rating={review.Rating} />
        <time dateTime={review.Created_At}>{formatLongDate(review.Created_At)}</time>
        {review.Would_Make_Again !== null && (
          <span>{review.Would_Make_Again ? reviewTexts.again : reviewTexts.notAgain}</span>
        )}
      </p>
      <State text={reviewTexts.states[review.State]} />
      {review.Review_Text && <p className={styles.text}>{review.Review_Text}</p>}
      {review.Modifications_Made && (
        <p className={styles.text}>
          <strong>{reviewTexts.modifications}:</strong> {review.Modifications_Made}
        </p>
      )}
    </article>
  );
}

/** How far moderation has come; an approved review needs no word. */
function State({ text }: { text: string | null }) {
  return text && <p className={styles.state}>{text}</p>;
}
