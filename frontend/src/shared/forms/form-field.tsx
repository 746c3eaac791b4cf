import type { ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from "react-hook-form";

import type { FieldBinding } from "@/shared/ui/field";

interface FormFieldProps<Input extends FieldValues, Name extends FieldPath<Input>, Values> {
  control: Control<Input, unknown, Values>;
  name: Name;
  /** Fields whose rules look at this one: they are judged along with it. */
  judgedAlong?: FieldPath<Input>[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each widget asks for its own element
  children: (binding: FieldBinding<FieldPathValue<Input, Name>, any>) => ReactNode;
}

/** Binds one field of a form to the field or widget that `children` draws. */
export function FormField<Input extends FieldValues, Name extends FieldPath<Input>, Values>({
  control,
  name,
  judgedAlong,
  children,
}: FormFieldProps<Input, Name, Values>) {
  const { field, fieldState } = useController({ control, name, ...(judgedAlong && { rules: { deps: judgedAlong } }) });
  return children({
    name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  });
}
