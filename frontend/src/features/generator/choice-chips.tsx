import { useId, type KeyboardEvent, type ReactNode, type Ref } from "react";

import styles from "./choice-chips.module.css";

export interface Choice {
  id: number;
  label: string;
  /** A small drawing in front of the label. */
  art: ReactNode;
}

interface ChoiceChipsProps {
  legend: string;
  choices: readonly Choice[];
  value: number | null;
  onValueChange: (id: number) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** One of many: a row of chips that wraps. Arrow keys and first letters choose. */
export function ChoiceChips({ legend, choices, value, onValueChange, ref }: ChoiceChipsProps) {
  const name = useId();
  return (
    <fieldset ref={ref} className={styles.group}>
      <legend className={styles.legend}>
        <h2>{legend}</h2>
      </legend>
      <div className={styles.chips}>
        {choices.map(({ id, label, art }) => (
          <label key={id} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={value === id}
              onChange={() => onValueChange(id)}
              onKeyDown={chooseByKey}
            />
            <span className={styles.art} aria-hidden="true">
              {art}
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A letter goes to the next chip that begins with it. Enter chooses, as Space does, and does not send the form. */
function chooseByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: input } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Enter") {
    event.preventDefault();
    input.click();
  } else if (key.length === 1 && key !== " ") {
    const next = nextBeginningWith(key, input);
    next?.focus();
    next?.click();
  }
}

function nextBeginningWith(letter: string, current: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = [...(current.closest("fieldset")?.querySelectorAll("input") ?? [])];
  const start = inputs.indexOf(current) + 1;
  const inOrder = [...inputs.slice(start), ...inputs.slice(0, start)];
  return inOrder.find((input) => input.parentElement?.textContent.toLowerCase().startsWith(letter.toLowerCase()));
}
