import { Minus, Plus } from "lucide-react";
import { Button, Group, Input, Label, NumberField as AriaNumberField } from "react-aria-components";

import { AriaNotes } from "./aria-notes";
import type { FieldBinding, FieldWords } from "./field";
import field from "./field.module.css";
import styles from "./number-field.module.css";

interface NumberFieldProps extends FieldWords, FieldBinding<number | null> {
  min?: number;
  max?: number;
  /** The distance between two allowed numbers, and what the buttons and arrow keys add. */
  step?: number;
  /** False where the buttons for less and more would take too much room. */
  hasButtons?: boolean;
}

/** A number with buttons for less and more. Empty is null. A number outside the bounds moves to the nearest one. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, name, value, onValueChange, onBlur, ref, min, max, step = 1, hasButtons = true } = props;
  return (
    <AriaNumberField
      className={field.field ?? ""}
      value={value ?? NaN}
      onChange={(number) => onValueChange(Number.isNaN(number) ? null : number)}
      step={step}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(onBlur && { onBlur })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      formatOptions={{ useGrouping: false, maximumFractionDigits: 6 }}
    >
      <Label>{label}</Label>
      <Group className={styles.group ?? ""}>
        {hasButtons && (
          <Button slot="decrement" className={styles.button ?? ""}>
            <Minus size="1.125rem" aria-hidden="true" />
          </Button>
        )}
        <Input ref={ref} name={name} className={`${field.input} ${styles.input}`} />
        {hasButtons && (
          <Button slot="increment" className={styles.button ?? ""}>
            <Plus size="1.125rem" aria-hidden="true" />
          </Button>
        )}
      </Group>
      <AriaNotes error={error} hint={hint} />
    </AriaNumberField>
  );
}
