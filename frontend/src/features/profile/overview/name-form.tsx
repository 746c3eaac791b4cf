import { useEffect, type KeyboardEvent } from "react";

import { newNameField } from "@/shared/account/name";
import { failureText } from "@/shared/api/failure-text";
import type { Profile } from "@/shared/api/types";
import { Form, SubmitButton } from "@/shared/forms/form";
import { FormField } from "@/shared/forms/form-field";
import { useForm } from "@/shared/forms/use-form";
import { z } from "@/shared/forms/zod";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { nameTexts } from "../texts";
import { useNameChange } from "../use-profile-change";
import styles from "./name-editor.module.css";

/** Changes the name. A failure keeps what was typed; Escape leaves everything as it was. */
export function NameForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const change = useNameChange(profile.ID);
  const form = useForm({
    schema: z.object({ name: newNameField(profile.Full_Name) }),
    defaultValues: { name: profile.Full_Name },
    send: ({ name }) => change.mutateAsync(name),
    onDone: () => {
      toast({ title: nameTexts.updated });
      onClose();
    },
    failureText: (error) => failureText(error, nameTexts.failed, nameTexts.failed),
    failureField: "name",
    wireNames: { New_Full_Name: "name" },
  });
  const { setFocus } = form;

  useEffect(() => setFocus("name", { shouldSelect: true }), [setFocus]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };

  return (
    <Form form={form} className={styles.form}>
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={nameTexts.label} autoComplete="name" onKeyDown={closeOnEscape} />}
      </FormField>
      <div className={styles.actions}>
        <SubmitButton busyLabel={nameTexts.saving}>{nameTexts.save}</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {nameTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}
