import rules from "@config/fields.json";
import { useWatch, type Control } from "react-hook-form";

import { FormField } from "@/shared/forms/form-field";

import { PasswordField } from "./password-field";
import { StrengthMeter } from "./strength-meter";

interface NewPassword {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps<Input extends NewPassword, Values> {
  control: Control<Input, unknown, Values>;
  labels: Record<keyof NewPassword, string>;
  isReadOnly?: boolean;
}

/** A password that is being chosen, how strong it is, and the same once more. */
export function NewPasswordFields<Input extends NewPassword, Values>({
  control: controlOfForm,
  labels,
  isReadOnly = false,
}: NewPasswordFieldsProps<Input, Values>) {
  // The form may have more fields; these two are all that is used of it.
  const control = controlOfForm as unknown as Control<NewPassword>;
  const password = useWatch({ control, name: "password" });

  return (
    <>
      <FormField control={control} name="password" judgedAlong={["confirmation"]}>
        {(field) => (
          <PasswordField
            {...field}
            required
            readOnly={isReadOnly}
            label={labels.password}
            autoComplete="new-password"
            hint={rules.password.hint}
          />
        )}
      </FormField>
      <StrengthMeter password={password} />
      <FormField control={control} name="confirmation">
        {(field) => (
          <PasswordField
            {...field}
            required
            readOnly={isReadOnly}
            label={labels.confirmation}
            autoComplete="new-password"
          />
        )}
      </FormField>
    </>
  );
}
