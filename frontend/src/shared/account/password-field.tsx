import rules from "@config/fields.json";
import { useState, type ComponentProps } from "react";

import { cx } from "@/shared/ui/cx";
import { Field, type FieldBinding, type FieldWords } from "@/shared/ui/field";
import field from "@/shared/ui/field.module.css";

import styles from "./password-field.module.css";

type NativeProps = Omit<ComponentProps<"input">, "type" | "autoComplete" | keyof FieldBinding<string>>;

interface PasswordFieldProps extends FieldWords, FieldBinding<string>, NativeProps {
  /** What password managers go by: the present password, or one that is being chosen. */
  autoComplete: "current-password" | "new-password";
}

/** A password with a button that shows it. */
export function PasswordField({ label, error, hint, onValueChange, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // That sentence says the same as the hint.
  const shownHint = error === rules.password.weak ? undefined : hint;

  return (
    <Field label={label} hint={shownHint} error={error}>
      {(ids) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...ids}
            type={isShown ? "text" : "password"}
            className={cx(field.input, styles.input, className)}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {/* Described by the label, not named after it: a search for the field by its name finds one element. */}
          <button
            type="button"
            className={styles.toggle}
            aria-describedby={`${ids.id}-label`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}
