import { NewPasswordFields } from "@/shared/account/new-password-fields";
import { failureText } from "@/shared/api/failure-text";
import { signOut } from "@/shared/auth/auth";
import { Form, SubmitButton } from "@/shared/forms/form";
import { useForm } from "@/shared/forms/use-form";

import { resetPassword } from "../api";
import { AccountScreen } from "../layout/account-screen";
import styles from "../layout/form.module.css";
import { resetSchema } from "../schemas";
import { accountTexts, resetTexts } from "../texts";

interface NewPasswordFormProps {
  linkId: string;
  onDone: () => void;
  onFailure: (text: string) => void;
  /** The form takes the place of a failed one. */
  isAgain?: boolean;
}

export function NewPasswordForm({ linkId, onDone, onFailure, isAgain = false }: NewPasswordFormProps) {
  const form = useForm({
    schema: resetSchema,
    defaultValues: { password: "", confirmation: "" },
    send: ({ password }) => resetPassword(linkId, password),
    onDone: () => {
      // The server has ended every sign-in of the account; one that is stored here would only be rejected later.
      signOut();
      onDone();
    },
    onFailure: (error) => onFailure(failureText(error, resetTexts.refused)),
    wireNames: { New_Password: "password" },
  });

  return (
    <AccountScreen title={resetTexts.title} lead={resetTexts.lead} takesFocus={isAgain}>
      <Form form={form} method="post" aria-label={resetTexts.form}>
        {/* Password managers look for the account of the password; the link does not say. */}
        <input hidden readOnly name="username" autoComplete="username" value="" />
        <NewPasswordFields
          control={form.control}
          labels={{ password: accountTexts.labels.newPassword, confirmation: accountTexts.labels.confirmation }}
        />
        <SubmitButton className={styles.submit} busyLabel={resetTexts.busy}>
          {resetTexts.submit}
        </SubmitButton>
      </Form>
    </AccountScreen>
  );
}
