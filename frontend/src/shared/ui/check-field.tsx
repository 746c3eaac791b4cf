import styles from "./check-field.module.css";
import type { FieldBinding } from "./field";

interface CheckFieldProps extends FieldBinding<boolean> {
  label: string;
}

/** A box to tick, with its label behind it. */
export function CheckField({ label, value, onValueChange, error, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        {...rest}
        type="checkbox"
        aria-invalid={error !== undefined}
        checked={value}
        onChange={({ target }) => onValueChange(target.checked)}
      />
      {label}
    </label>
  );
}
