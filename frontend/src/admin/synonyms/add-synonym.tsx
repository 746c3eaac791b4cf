import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";
import { toast } from "@/shared/ui/toast";

import { extend } from "./api";
import styles from "./synonyms.module.css";
import { synonymTexts as texts } from "./texts";

/** A button beside a word that search does not know; pressed, it asks what the word means. */
export function AddSynonym({ word }: { word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <SynonymForm word={word} onClose={() => setIsOpen(false)} />;
  return (
    <Button variant="quiet" className={styles.add} aria-label={texts.addFor(word)} onClick={() => setIsOpen(true)}>
      {texts.add}
    </Button>
  );
}

function SynonymForm({ word, onClose }: { word: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [sameAs, setSameAs] = useState("");
  const saving = useMutation({
    mutationFn: () => extend(word, sameAs),
    onSuccess: ({ Words: words }) => {
      toast({ title: texts.saved(words) });
      onClose();
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
        label={texts.meansSame(word)}
        hint={texts.hint}
        value={sameAs}
        onValueChange={setSameAs}
        error={failureText(saving.error, texts.failed) ?? undefined}
        maxLength={200}
        required
        // It opens by the button that it takes the place of.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={saving.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
