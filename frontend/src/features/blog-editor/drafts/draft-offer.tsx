import { Button } from "@/shared/ui/button";

import { draftTexts } from "../texts";
import styles from "./draft-offer.module.css";
import type { LocalDraft } from "./local-drafts";

interface DraftOfferProps {
  draft: LocalDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text that an earlier visit has left unsaved. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <section className={styles.offer} role="status">
      <p>
        {draftTexts.offer(formatMoment(draft.keptAt))}
        {draft.texts.title.trim() !== "" && <span className={styles.title}>{draft.texts.title}</span>}
      </p>
      <div className={styles.actions}>
        <Button onClick={onRestore}>{draftTexts.restore}</Button>
        <Button variant="outline" onClick={onDiscard}>
          {draftTexts.discard}
        </Button>
      </div>
    </section>
  );
}

/** "November 22, 2026 at 11:40 PM", where the author is. */
function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
