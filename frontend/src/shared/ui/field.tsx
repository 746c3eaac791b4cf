import { useId, type ComponentProps, type ReactNode } from "react";

import styles from "./field.module.css";

interface FieldProps {
  label: string;
  /** What is wrong with the value; announced and tied to the input. */
  error?: string | undefined;
  onValueChange: (value: string) => void;
}

export function TextField({ label, error, onValueChange, ...rest }: FieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...rest}
        {...fieldState(id, error)}
        className={styles.input}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}

export function TextArea({ label, error, onValueChange, ...rest }: FieldProps & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        {...rest}
        {...fieldState(id, error)}
        className={styles.input}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}

function fieldState(id: string, error: string | undefined) {
  return { id, "aria-invalid": error !== undefined, "aria-describedby": error === undefined ? undefined : `${id}-error` };
}

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
