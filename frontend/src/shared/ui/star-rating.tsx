import { Star } from "lucide-react";
import { Label, RadioButton, RadioField, RadioGroup } from "react-aria-components";

import { AriaNotes } from "./aria-notes";
import type { FieldBinding, FieldWords } from "./field";
import field from "./field.module.css";
import styles from "./star-rating.module.css";

const STARS = [1, 2, 3, 4, 5];

type StarRatingProps = FieldWords & FieldBinding<number | null>;

/** One to five stars, chosen by mouse, touch or arrow keys. Null until one is chosen. */
export function StarRating({ label, hint, error, name, value, onValueChange, onBlur, ref }: StarRatingProps) {
  return (
    <RadioGroup
      className={field.field ?? ""}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(star) => onValueChange(Number(star))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
    >
      <Label className={styles.label ?? ""}>{label}</Label>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <RadioField
            key={star}
            value={String(star)}
            className={styles.star ?? ""}
            data-lit={value !== null && star <= value}
            aria-label={`${star} ${star === 1 ? "star" : "stars"}`}
            {...(star === (value ?? 1) && { inputRef: ref })}
          >
            <RadioButton className={styles.button ?? ""}>
              <Star size="1.75rem" strokeWidth={1.5} aria-hidden="true" />
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <AriaNotes error={error} hint={hint} />
    </RadioGroup>
  );
}
