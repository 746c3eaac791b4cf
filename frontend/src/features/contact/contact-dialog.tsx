import { ApiError } from "@/shared/api/errors";
import { Form, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextArea, TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { sendMessage } from "./api";
import { contactSchema, titleOf } from "./schema";
import { contactTexts } from "./texts";

const { labels } = contactTexts;

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The contact form. A failure keeps what was typed, also while it is closed; success clears the form and closes it. */
export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const form = useForm({
    schema: contactSchema,
    defaultValues: { Name: "", Email: "", Subject: "", Message: "" },
    send: sendMessage,
    onDone: () => {
      form.reset();
      onOpenChange(false);
      toast(contactTexts.sent);
    },
    onInvalid: (_field, sentence) => toast({ title: titleOf(sentence), description: sentence, variant: "destructive" }),
    onFailure: (error) => {
      const text = error instanceof ApiError ? contactTexts.refused : contactTexts.failed;
      toast({ ...text, variant: "destructive" });
    },
  });
  const { control } = form;

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={contactTexts.title} description={contactTexts.intro}>
      <Form form={form}>
        <FormField control={control} name="Name">
          {(field) => <TextField {...field} required label={labels.Name} autoComplete="name" />}
        </FormField>
        <FormField control={control} name="Email">
          {(field) => <TextField {...field} required label={labels.Email} type="email" autoComplete="email" />}
        </FormField>
        <FormField control={control} name="Subject">
          {(field) => <TextField {...field} required label={labels.Subject} />}
        </FormField>
        <FormField control={control} name="Message">
          {(field) => <TextArea {...field} required label={labels.Message} rows={5} />}
        </FormField>
        <DialogActions>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {contactTexts.cancel}
          </Button>
          <SubmitButton busyLabel={contactTexts.sending}>{contactTexts.send}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
