import { useEffect, useId, useRef, useState } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextField } from "@/shared/ui/field";

import { askForReset } from "../api";
import { FormAlert } from "../form/form-alert";
import styles from "../form/form.module.css";
import { useAccountCall } from "../form/use-account-call";
import { useForm } from "../form/use-form";
import { accountTexts, forgotTexts } from "../texts";
import { forgotRules } from "../validation";

interface ForgotPasswordDialogProps {
  /** What was typed at sign-in. */
  email: string;
  onClose: () => void;
}

/** Asks for a reset mail, then confirms: with the same words whether or not anybody has the address. */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sentTo === null ? forgotTexts.title : forgotTexts.sentTitle}
      {...(sentTo === null && { description: forgotTexts.intro })}
    >
      {sentTo === null ? (
        <ForgotForm email={email} onSent={setSentTo} onCancel={onClose} />
      ) : (
        <Sent email={sentTo} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ForgotFormProps {
  email: string;
  onSent: (email: string) => void;
  onCancel: () => void;
}

function ForgotForm({ email, onSent, onCancel }: ForgotFormProps) {
  const { run, isBusy, error } = useAccountCall({
    call: askForReset,
    onDone: (_answer, askedFor) => onSent(askedFor),
  });
  const { formProps, bind } = useForm({
    rules: forgotRules,
    initial: { email },
    onValid: (values) => run(values.email.trim()),
  });

  return (
    <form {...formProps}>
      <TextField {...bind("email")} label={accountTexts.labels.email} type="email" autoComplete="email" />
      <FormAlert text={failureText(error, forgotTexts.refused)} />
      <DialogActions>
        <Button variant="outline" className={styles.narrow} onClick={onCancel}>
          {forgotTexts.cancel}
        </Button>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? forgotTexts.busy : forgotTexts.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  // The form took the focus along when it went.
  useEffect(() => close.current?.focus(), []);

  return (
    <>
      <p id={id} className={styles.sentence}>
        {forgotTexts.sent(email)}
      </p>
      <DialogActions>
        <Button ref={close} aria-describedby={id} onClick={onClose}>
          {forgotTexts.close}
        </Button>
      </DialogActions>
    </>
  );
}
