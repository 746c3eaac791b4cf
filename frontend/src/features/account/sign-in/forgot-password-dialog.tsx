import { useEffect, useId, useRef, useState } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Form, ServerError, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextField } from "@/shared/ui/field";

import { askForReset } from "../api";
import styles from "../layout/form.module.css";
import { forgotSchema } from "../schemas";
import { accountTexts, forgotTexts } from "../texts";

interface ForgotPasswordDialogProps {
  /** What was typed at sign-in. */
  email: string;
  onClose: () => void;
}

/** Asks for a reset mail, then confirms in the same words for known and unknown addresses. */
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
  const form = useForm({
    schema: forgotSchema,
    defaultValues: { email },
    send: ({ email: typed }) => askForReset(typed),
    onDone: (_answer, { email: askedFor }) => onSent(askedFor),
    failureText: (error) => failureText(error, forgotTexts.refused),
    wireNames: { Email: "email" },
  });

  return (
    <Form form={form}>
      <FormField control={form.control} name="email">
        {(field) => <TextField {...field} required label={accountTexts.labels.email} type="email" autoComplete="email" />}
      </FormField>
      <ServerError />
      <DialogActions>
        <Button variant="outline" className={styles.narrow} onClick={onCancel}>
          {forgotTexts.cancel}
        </Button>
        <SubmitButton busyLabel={forgotTexts.busy}>{forgotTexts.submit}</SubmitButton>
      </DialogActions>
    </Form>
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
