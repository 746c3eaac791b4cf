import { useId, useState, type ComponentProps } from "react";

import { cx } from "@/shared/ui/cx";
import field from "@/shared/ui/field.module.css";

import styles from "./password-field.module.css";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "type" | "autoComplete"> {
  label: string;
  /** What password managers go by: the password of today, or one that is being chosen. */
  autoComplete: "current-password" | "new-password";
  /** What is wrong with the value; announced and tied to the input. */
  error?: string | undefined;
  /** What a good value looks like; tied to the input, shown in place of an error. */
  hint?: string;
  onValueChange: (value: string) => void;
}

/** A password with a button that shows it. */
export function PasswordField({ label, error, hint, onValueChange, className, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const note = error ?? hint;

  return (
    <div className={field.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...rest}
          id={id}
          type={isShown ? "text" : "password"}
          className={cx(field.input, styles.input, className)}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {/* Described by the label, not named after it: whoever looks for the field by its name finds one element. */}
        <button
          type="button"
          className={styles.toggle}
          aria-describedby={`${id}-label`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </button>
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : field.error}>
          {note}
        </p>
      )}
    </div>
  );
}
