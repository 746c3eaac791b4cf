import { useId, type ComponentProps, type ReactNode, type Ref } from "react";

import { cx } from "./cx";
import styles from "./field.module.css";

/** What every field and widget takes from a form. `FormField` fills it in (shared/forms). */
export interface FieldBinding<Value, Element = HTMLInputElement> {
  name?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  /** Where the focus goes when this is the first wrong field. */
  ref?: Ref<Element>;
  /** What is wrong with the value; announced and tied to the input. */
  error?: string | undefined;
}

/** What a field says of itself. */
export interface FieldWords {
  label: string;
  /** What a good value looks like; tied to the input, stands below an error. */
  hint?: string | undefined;
}

type NativeProps<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldBinding<string>>;

type TextFieldProps = FieldWords & FieldBinding<string> & NativeProps<"input">;

export function TextField({ label, hint, error, onValueChange, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          className={cx(styles.input, className)}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldWords & FieldBinding<string, HTMLTextAreaElement> & NativeProps<"textarea">;

export function TextArea({ label, hint, error, onValueChange, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          className={cx(styles.input, className)}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The attributes that tie an input to its label, error and hint. */
export interface FieldIds {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FieldProps extends FieldWords {
  error?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** A label, the input that `children` draws, and below it the error and the hint. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteIds = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ");

  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": noteIds || undefined })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
