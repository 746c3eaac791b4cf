import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";

import { PasswordField } from "@/shared/account/password-field";
import { StrengthMeter } from "@/shared/account/strength-meter";
import { failureText } from "@/shared/api/failure-text";
import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { toast } from "@/shared/ui/toast";

import { updatePassword } from "../api";
import { findPasswordProblems, type PasswordForm, type PasswordProblems } from "../password-rules";
import { passwordTexts } from "../texts";
import styles from "./password-dialog.module.css";
import { signOutSoon } from "./sign-out-soon";

const EMPTY: PasswordForm = { old: "", new: "", confirm: "" };

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  email: string;
  onClose: () => void;
}

/** Changes the password. A failure keeps what was typed.
 *
 * Success leaves the dialog in front of everything until the member is signed out: the token is dead already, and any
 * call from behind would sign them out before they have read why.
 */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: updatePassword,
    onSuccess: () => {
      toast({ title: passwordTexts.updated });
      signOutSoon(() => void navigate(paths.signIn, { replace: true }));
    },
  });

  // Not while the change is on its way: its success must find the dialog here.
  const close = () => !change.isPending && onClose();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = findPasswordProblems(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) change.mutate({ oldPassword: values.old, newPassword: values.new });
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const bind = (field: keyof PasswordForm) => ({
    name: field,
    label: passwordTexts[field],
    required: true,
    readOnly: change.isPending,
    value: values[field],
    error: problems[field],
    onValueChange: (value: string) => {
      setValues((previous) => ({ ...previous, [field]: value }));
      setProblems((previous) => ({ ...previous, [field]: undefined }));
    },
  });

  if (change.isSuccess) {
    return (
      <Dialog open onOpenChange={() => undefined} title={passwordTexts.title} description={passwordTexts.leaving}>
        {null}
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={passwordTexts.title} description={passwordTexts.intro}>
      <form ref={form} noValidate onSubmit={submit}>
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField {...bind("old")} autoComplete="current-password" />
        <PasswordField {...bind("new")} autoComplete="new-password" hint={passwordTexts.hint} />
        <StrengthMeter password={values.new} />
        <PasswordField {...bind("confirm")} autoComplete="new-password" />
        {change.error !== null && (
          <p role="alert" className={styles.problem}>
            {failureText(change.error, passwordTexts.failed)}
          </p>
        )}
        <DialogActions>
          <Button variant="outline" className={styles.cancel} disabled={change.isPending} onClick={close}>
            {passwordTexts.cancel}
          </Button>
          <Button type="submit" className={styles.save} disabled={change.isPending}>
            {change.isPending ? passwordTexts.saving : passwordTexts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
