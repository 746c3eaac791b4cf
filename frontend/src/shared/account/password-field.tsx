import { useId, useState, type ComponentProps } from "react";

import { cx } from "@/shared/ui/cx";
import field from "@/shared/ui/field.module.css";

import { passwordTexts } from "./password";
import styles from "./password-field.module.css";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "type" | "autoComplete"> {
  label: string;
  /** What password managers go by: the password of today, or one that is being chosen. */
  autoComplete: "current-password" | "new-password";
  /** What is wrong with the value; announced and tied to the input. */
  error?: string | undefined;
  /** What a good value looks like; tied to the input, stands below an error unless that says the same. */
  hint?: string;
  onValueChange: (value: string) => void;
}

/** A password with a button that shows it. */
export function PasswordField({ label, error, hint, onValueChange, className, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const shownHint = error === passwordTexts.weak ? undefined : hint;
  const noteIds = [error !== undefined && `${id}-error`, shownHint !== undefined && `${id}-hint`].filter(Boolean).join(" ");

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
          aria-describedby={noteIds || undefined}
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
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      {shownHint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {shownHint}
        </p>
      )}
    </div>
  );
}
