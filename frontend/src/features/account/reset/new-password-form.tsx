import { failureText } from "@/shared/api/failure-text";
import { signOut } from "@/shared/auth/auth";
import { Button } from "@/shared/ui/button";

import { resetPassword } from "../api";
import styles from "../form/form.module.css";
import { NewPasswordFields } from "../form/new-password-fields";
import { useAccountCall } from "../form/use-account-call";
import { useForm } from "../form/use-form";
import { AccountScreen } from "../layout/account-screen";
import { accountTexts, resetTexts } from "../texts";
import { newPasswordRules } from "../validation";

interface NewPasswordFormProps {
  linkId: string;
  onDone: () => void;
  onFailure: (text: string) => void;
}

export function NewPasswordForm({ linkId, onDone, onFailure }: NewPasswordFormProps) {
  const { run, isBusy } = useAccountCall({
    call: (password: string) => resetPassword(linkId, password),
    onDone: () => {
      // The server has ended every sign-in of the account; one that is stored here would only be rejected later.
      signOut();
      onDone();
    },
    onFailure: (error) => onFailure(failureText(error, resetTexts.refused)),
  });
  const { formProps, bind } = useForm({
    rules: newPasswordRules,
    onValid: ({ password }) => run(password),
  });

  return (
    <AccountScreen title={resetTexts.title} lead={resetTexts.lead}>
      <form {...formProps} method="post" aria-label={resetTexts.form}>
        {/* Password managers look for whose password it is; the link does not say. */}
        <input hidden readOnly name="username" autoComplete="username" value="" />
        <NewPasswordFields
          label={accountTexts.labels.newPassword}
          password={bind("password")}
          confirmation={bind("confirmation")}
        />
        <Button type="submit" className={styles.submit} disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? resetTexts.busy : resetTexts.submit}
        </Button>
      </form>
    </AccountScreen>
  );
}
