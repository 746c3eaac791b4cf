import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";

import { ApiError } from "@/shared/api/errors";
import type { ContactMessage } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextArea, TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { sendMessage } from "./api";
import { contactTexts } from "./texts";
import { findProblem, trimMessage, type ContactProblem } from "./validation";

const EMPTY: ContactMessage = { Name: "", Email: "", Subject: "", Message: "" };

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The contact form. A failure keeps what was typed; success clears the form and closes it. */
export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(EMPTY);
  const [problem, setProblem] = useState<ContactProblem | null>(null);
  const sending = useMutation({
    mutationFn: sendMessage,
    onSuccess: () => {
      setMessage(EMPTY);
      onOpenChange(false);
      toast(contactTexts.sent);
    },
    onError: (error) => {
      const text = error instanceof ApiError ? contactTexts.refused : contactTexts.failed;
      toast({ ...text, variant: "destructive" });
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = trimMessage(message);
    const found = findProblem(trimmed);
    setProblem(found);
    if (found === null) {
      sending.mutate(trimmed);
      return;
    }
    toast({ title: found.title, description: found.description, variant: "destructive" });
    form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
  };

  const bind = (field: keyof ContactMessage) => ({
    name: field,
    label: contactTexts.labels[field],
    required: true,
    value: message[field],
    error: problem?.field === field ? problem.description : undefined,
    onValueChange: (value: string) => {
      setMessage((previous) => ({ ...previous, [field]: value }));
      setProblem((previous) => (previous?.field === field ? null : previous));
    },
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={contactTexts.title} description={contactTexts.intro}>
      <form ref={form} noValidate onSubmit={submit}>
        <TextField {...bind("Name")} autoComplete="name" />
        <TextField {...bind("Email")} type="email" autoComplete="email" />
        <TextField {...bind("Subject")} />
        <TextArea {...bind("Message")} rows={5} />
        <DialogActions>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {contactTexts.cancel}
          </Button>
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? contactTexts.sending : contactTexts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
