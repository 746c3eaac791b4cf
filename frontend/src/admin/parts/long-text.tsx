import { useState } from "react";

import { Button } from "@/shared/ui/button";

import styles from "./long-text.module.css";

const SHOWN_CHARACTERS = 700;

/** A text with its line breaks. A long one shows its beginning, and the rest after a press. */
export function LongText({ text, about }: { text: string; about: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (text.length <= SHOWN_CHARACTERS) return <p className={styles.text}>{text}</p>;
  return (
    <div>
      <p className={styles.text}>{isWhole ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`}</p>
      <Button
        variant="quiet"
        className={styles.more}
        aria-expanded={isWhole}
        aria-label={`${isWhole ? "Show less" : "Show all"}: ${about}`}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? "Show less" : "Show all"}
      </Button>
    </div>
  );
}
