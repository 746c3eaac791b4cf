import { Field, type FieldBinding, type FieldWords } from "./field";
import styles from "./field.module.css";

interface SelectFieldProps extends FieldWords, FieldBinding<string, HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing is chosen. */
  placeholder: string;
  required?: boolean;
}

/** The browser's own select, which every device shows in its own way. "" is nothing chosen. */
export function SelectField({ label, hint, error, options, placeholder, onValueChange, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <select {...rest} {...ids} className={styles.input} onChange={({ target }) => onValueChange(target.value)}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
