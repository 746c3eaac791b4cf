import { useId } from "react";

import type { FieldBinding } from "@/shared/ui/field";

import styles from "./again-choice.module.css";
import { formTexts } from "./texts";

const ANSWERS = [
  { value: true, label: formTexts.againAnswers.yes },
  { value: false, label: formTexts.againAnswers.no },
  { value: null, label: formTexts.againAnswers.unset },
];

type AgainChoiceProps = { label: string } & FieldBinding<boolean | null>;

/** Yes, no, or no answer, which is chosen at first. */
export function AgainChoice({ label, name, value, onValueChange, onBlur, ref }: AgainChoiceProps) {
  // Forms of two recipes must not share one group of radio buttons.
  const group = `${name ?? ""}${useId()}`;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.answers}>
        {ANSWERS.map((answer) => (
          <label key={answer.label} className={styles.answer}>
            <input
              type="radio"
              name={group}
              checked={value === answer.value}
              onChange={() => onValueChange(answer.value)}
              onBlur={onBlur}
              {...(value === answer.value && { ref })}
            />
            {answer.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
