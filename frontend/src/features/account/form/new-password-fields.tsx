import { PasswordField } from "@/shared/account/password-field";
import { StrengthMeter } from "@/shared/account/strength-meter";

import { accountTexts } from "../texts";

interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

interface NewPasswordFieldsProps {
  label: string;
  password: BoundField;
  confirmation: BoundField;
}

/** A password that is being chosen, how strong it is, and the same once more. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...password} label={label} autoComplete="new-password" hint={accountTexts.passwordHint} />
      <StrengthMeter password={password.value} />
      <PasswordField {...confirmation} label={accountTexts.labels.confirmation} autoComplete="new-password" />
    </>
  );
}
