import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import type { Profile } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { findNameProblem } from "../name-rules";
import { nameTexts } from "../texts";
import { useNameChange } from "../use-profile-change";
import styles from "./name-editor.module.css";

/** Changes the name. A failure keeps what was typed; Escape leaves everything as it was. */
export function NameForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(profile.Full_Name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useNameChange(profile.ID);

  useEffect(() => input.current?.select(), []);

  const refuse = (reason: string) => {
    setProblem(reason);
    input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const name = draft.trim();
    const found = findNameProblem(name, profile.Full_Name);
    if (found !== null) {
      refuse(found);
      return;
    }
    change.mutate(name, {
      onSuccess: () => {
        toast({ title: nameTexts.updated });
        onClose();
      },
      onError: (error) => refuse(failureText(error, nameTexts.failed, nameTexts.failed)),
    });
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={nameTexts.label}
        name="Full_Name"
        autoComplete="name"
        value={draft}
        error={problem ?? undefined}
        onKeyDown={closeOnEscape}
        onValueChange={(value) => {
          setDraft(value);
          setProblem(null);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? nameTexts.saving : nameTexts.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {nameTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
