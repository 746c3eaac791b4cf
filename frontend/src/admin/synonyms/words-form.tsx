import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import type { Family } from "./api";
import styles from "./synonyms.module.css";
import { synonymTexts as texts } from "./texts";

interface WordsFormProps {
  label: string;
  hint: string;
  /** What the field begins with. */
  words?: string;
  maxLength: number;
  /** Sends what was typed. */
  save: (typed: string) => Promise<Family>;
  /** Of a form that takes the place of something else: it then opens with the focus. */
  onClose?: () => void;
}

/** A field for words that mean the same; once saved, search is asked anew for what it knows. */
export function WordsForm({ label, hint, words = "", maxLength, save, onClose }: WordsFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(words);
  const saving = useMutation({
    mutationFn: () => save(typed),
    onSuccess: ({ Words: saved }) => {
      toast({ title: texts.saved(saved) });
      setTyped("");
      onClose?.();
      return queryClient.invalidateQueries({ queryKey: ["staff", "search"] });
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        value={typed}
        onValueChange={setTyped}
        error={failureText(saving.error, texts.failed) ?? undefined}
        maxLength={maxLength}
        required
        // It opens by the button that it takes the place of.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onClose !== undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={saving.isPending}>
          {texts.save}
        </Button>
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
