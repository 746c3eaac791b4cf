import rules from "@config/fields.json";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { NewPasswordFields } from "@/shared/account/new-password-fields";
import { confirmationField, givenPasswordField, isRepeated, isReplaced } from "@/shared/account/password";
import { PasswordField } from "@/shared/account/password-field";
import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Form, ServerError, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { z } from "@/shared/forms/zod";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { toast } from "@/shared/ui/toast";

import { updatePassword } from "../api";
import { passwordTexts } from "../texts";
import styles from "./dialog-buttons.module.css";
import { signOutSoon } from "./sign-out-soon";

const changePasswordSchema = z
  .object({
    oldPassword: givenPasswordField(rules.oldPassword.required),
    password: z.string(),
    confirmation: confirmationField,
  })
  .check(isReplaced, isRepeated);

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  email: string;
  onClose: () => void;
}

/** Changes the password. A failure keeps what was typed.
 *
 * Success leaves the dialog in front of everything until the member is signed out: the token is already revoked, and any
 * call from behind would sign them out before they have read why.
 */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    schema: changePasswordSchema,
    defaultValues: { oldPassword: "", password: "", confirmation: "" },
    send: ({ oldPassword, password }) => updatePassword({ oldPassword, newPassword: password }),
    onDone: () => {
      setIsDone(true);
      toast({ title: passwordTexts.updated });
      signOutSoon(() => void navigate(paths.signIn, { replace: true }));
    },
    failureText: (error) => failureText(error, passwordTexts.failed),
    wireNames: { Old_Password: "oldPassword", New_Password: "password" },
  });
  const { control, isBusy } = form;

  // Not while the change is on its way: its success must find the dialog here.
  const close = () => !isBusy && onClose();

  if (isDone) {
    return (
      <Dialog open onOpenChange={() => undefined} title={passwordTexts.title} description={passwordTexts.leaving}>
        {null}
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={passwordTexts.title} description={passwordTexts.intro}>
      <Form form={form}>
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <FormField control={control} name="oldPassword" judgedAlong={["password"]}>
          {(field) => (
            <PasswordField
              {...field}
              required
              readOnly={isBusy}
              label={passwordTexts.labels.oldPassword}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <NewPasswordFields control={control} labels={passwordTexts.labels} isReadOnly={isBusy} />
        <ServerError />
        <DialogActions>
          <Button variant="outline" className={styles.cancel} disabled={isBusy} onClick={close}>
            {passwordTexts.cancel}
          </Button>
          <SubmitButton className={styles.save} busyLabel={passwordTexts.saving}>
            {passwordTexts.save}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
