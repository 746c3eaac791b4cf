import { useEffect, useRef, useState } from "react";

import { givenPasswordField } from "@/shared/account/password";
import { PasswordField } from "@/shared/account/password-field";
import { failureText } from "@/shared/api/failure-text";
import { signOut } from "@/shared/auth/auth";
import { formatLongDate } from "@/shared/dates/long-date";
import { Form, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { z } from "@/shared/forms/zod";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";

import { deleteAccount } from "../../api";
import { deletionTexts } from "../../texts";
import buttonStyles from "../dialog-buttons.module.css";
import styles from "./delete-account-dialog.module.css";

const deleteAccountSchema = z.object({ password: givenPasswordField() });

interface DeleteAccountDialogProps {
  /** Tells password managers whose password it is. */
  email: string;
  onClose: () => void;
}

/** Deletes the account, after what that means and with the password.
 *
 * Success leaves the dialog in front of everything: the token is already revoked, and any call from behind would go to
 * sign-in before the member has read when the account goes. Closing it signs out.
 */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const [dueAt, setDueAt] = useState<string | null>(null);
  return dueAt === null ? (
    <Question email={email} onClose={onClose} onDone={setDueAt} />
  ) : (
    <Scheduled dueAt={dueAt} />
  );
}

function Question({ email, onClose, onDone }: DeleteAccountDialogProps & { onDone: (dueAt: string) => void }) {
  const form = useForm({
    schema: deleteAccountSchema,
    defaultValues: { password: "" },
    send: ({ password }) => deleteAccount(password),
    onDone,
    failureField: "password",
    failureText: (error) => failureText(error, deletionTexts.failed),
    wireNames: { Password: "password" },
  });
  const { control, isBusy } = form;

  // Not while the call is on its way: its success must find the dialog here.
  const close = () => !isBusy && onClose();

  return (
    <Dialog open onOpenChange={close} title={deletionTexts.title} description={deletionTexts.intro}>
      <ul className={styles.points}>
        <li>{deletionTexts.goes}</li>
        <li>{deletionTexts.stays}</li>
        <li>{deletionTexts.first}</li>
      </ul>
      <Form form={form}>
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <FormField control={control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              required
              readOnly={isBusy}
              label={deletionTexts.password}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <DialogActions>
          <Button variant="outline" className={buttonStyles.cancel} disabled={isBusy} onClick={close}>
            {deletionTexts.cancel}
          </Button>
          <SubmitButton className={buttonStyles.save} busyLabel={deletionTexts.deleting}>
            {deletionTexts.submit}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Scheduled({ dueAt }: { dueAt: string }) {
  const close = useRef<HTMLButtonElement>(null);
  // The form took the focus along when it went.
  useEffect(() => close.current?.focus(), []);

  return (
    <Dialog
      open
      onOpenChange={signOut}
      title={deletionTexts.doneTitle}
      description={deletionTexts.done(formatLongDate(dueAt))}
    >
      <DialogActions>
        <Button ref={close} onClick={signOut}>
          {deletionTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
