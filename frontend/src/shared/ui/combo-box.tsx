import { useState, type ReactNode } from "react";
import { ComboBox as AriaComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";

import { AriaNotes } from "./aria-notes";
import styles from "./combo-box.module.css";
import type { FieldBinding, FieldWords } from "./field";
import field from "./field.module.css";
import { matchingOptions } from "./matching-options";

interface ComboBoxProps extends FieldWords, FieldBinding<string> {
  options: readonly string[];
  /** Options that are not offered again. */
  chosen?: readonly string[];
  /** Takes an option from the list; the field is empty again, for the next one. Without it the option is the value. */
  onPick?: (option: string) => void;
  /** A button beside the field. */
  action?: ReactNode;
}

/** A text field that offers up to ten options containing what was typed. Any other text is allowed too. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, name, value, onValueChange, onBlur, ref, options, chosen, onPick, action } = props;
  const items = matchingOptions(options, value, chosen).map((option) => ({ id: option }));

  // Tells the list that the text came from it: it closes, and opens again when the text is changed.
  const [picked, setPicked] = useState<string | null>(null);

  const pick = (option: string) => {
    setPicked(onPick ? null : option);
    onValueChange(onPick ? "" : option);
    onPick?.(option);
  };

  const change = (text: string) => {
    if (text !== picked) setPicked(null);
    onValueChange(text);
  };

  return (
    <AriaComboBox
      className={field.field ?? ""}
      items={items}
      inputValue={value}
      onInputChange={change}
      value={picked}
      onChange={(key) => key !== null && pick(String(key))}
      allowsCustomValue
      menuTrigger="input"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
    >
      <Label>{label}</Label>
      <div className={styles.row}>
        <Input ref={ref} name={name} className={field.input ?? ""} autoComplete="off" />
        {action}
      </div>
      <AriaNotes error={error} hint={hint} />
      <Popover className={styles.popover ?? ""}>
        <ListBox className={styles.list ?? ""}>
          {({ id }: { id: string }) => (
            <ListBoxItem className={styles.option ?? ""} textValue={id}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
