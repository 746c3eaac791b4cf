import { useRef, useState, type SubmitEvent } from "react";

type Values<Field extends string> = Record<Field, string>;

/** For each field, in the order of the screen, what is wrong with its value; null when nothing is. */
export type Rules<Field extends string> = Record<Field, (value: string, values: Values<Field>) => string | null>;

interface FormOptions<Field extends string> {
  rules: Rules<Field>;
  /** Values to begin with; what is left out begins empty. */
  initial?: Partial<Values<Field>>;
  onValid: (values: Values<Field>) => void;
}

/** The state of a form of text fields.
 *
 * Submitting judges every field: the first wrong one takes the focus, and each says what is wrong until it is right.
 */
export function useForm<Field extends string>({ rules, initial, onValid }: FormOptions<Field>) {
  const fields = Object.keys(rules) as Field[];
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(fields, initial));
  const [isJudged, setIsJudged] = useState(false);

  const problemOf = (field: Field) => rules[field](values[field], values);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const firstWrong = fields.find((field) => problemOf(field) !== null);
    setIsJudged(firstWrong !== undefined);
    if (firstWrong === undefined) onValid(values);
    else form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return {
    values,
    /** What the <form> takes. */
    formProps: { ref: form, noValidate: true, onSubmit },
    /** What a field takes. */
    bind: (field: Field) => ({
      name: field,
      required: true,
      value: values[field],
      error: (isJudged ? problemOf(field) : null) ?? undefined,
      onValueChange: (value: string) => setValues((previous) => ({ ...previous, [field]: value })),
    }),
  };
}

function valuesOf<Field extends string>(fields: Field[], initial?: Partial<Values<Field>>): Values<Field> {
  return Object.fromEntries(fields.map((field) => [field, initial?.[field] ?? ""])) as Values<Field>;
}
