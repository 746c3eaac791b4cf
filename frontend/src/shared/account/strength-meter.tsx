import { useId } from "react";

import { passwordStrength, type StrengthLabel } from "./password";
import styles from "./strength-meter.module.css";

const CHECKS = [1, 2, 3, 4, 5];
const TONES: Record<StrengthLabel, string | undefined> = {
  Weak: styles.weak,
  Fair: styles.fair,
  Good: styles.good,
  Strong: styles.strong,
};

/** How strong a new password is: a bar of five parts and a word. Without a password the bar is empty and wordless. */
export function StrengthMeter({ password }: { password: string }) {
  const id = useId();
  const { score, label } = passwordStrength(password);
  const word = password === "" ? "" : label;

  return (
    <div className={styles.meter}>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={CHECKS.length}
        aria-valuenow={score}
        aria-valuetext={label}
        className={styles.bar}
      >
        {CHECKS.map((check) => (
          <span key={check} className={check <= score ? TONES[label] : styles.open} />
        ))}
      </div>
      <p className={styles.text}>
        <span id={id}>Strength</span>
        <span aria-live="polite" className={styles.word}>
          {word}
        </span>
      </p>
    </div>
  );
}
