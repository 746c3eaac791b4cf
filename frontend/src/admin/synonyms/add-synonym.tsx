import { useState } from "react";

import { Button } from "@/shared/ui/button";

import { extend } from "./api";
import styles from "./synonyms.module.css";
import { synonymTexts as texts } from "./texts";
import { WordsForm } from "./words-form";

/** A button beside a word that search does not know; pressed, it asks what the word means. */
export function AddSynonym({ word }: { word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <WordsForm
        label={texts.meansSame(word)}
        hint={texts.hint}
        maxLength={200}
        save={(sameAs) => extend(word, sameAs)}
        onClose={() => setIsOpen(false)}
      />
    );
  }
  return (
    <Button variant="quiet" className={styles.add} aria-label={texts.addFor(word)} onClick={() => setIsOpen(true)}>
      {texts.add}
    </Button>
  );
}
