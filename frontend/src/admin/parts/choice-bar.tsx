import { cx } from "@/shared/ui/cx";

import styles from "./choice-bar.module.css";

interface ChoiceBarProps<Value extends string> {
  /** What is chosen by it. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few views of one desk, of which one shows. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChoose }: ChoiceBarProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          className={cx(styles.choice, choice.value === value && styles.chosen)}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
