import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import styles from "./decision-news.module.css";
import { moderationTexts as texts } from "./texts";
import type { Conflict, LastDecision } from "./use-desk";

interface DecisionNewsProps {
  last: LastDecision | null;
  undone: number;
  conflicts: readonly Conflict[];
  error: Error | null;
  onUndo: () => void;
}

/** What became of the last decision, with the way to take it back, and what could not be decided. */
export function DecisionNews({ last, undone, conflicts, error, onUndo }: DecisionNewsProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {last !== null && (
          <>
            <p>{texts.done(last.isApproved, last.items.length)}</p>
            <Button variant="quiet" onClick={onUndo}>
              {texts.undo} <kbd>U</kbd>
            </Button>
          </>
        )}
        {undone > 0 && <p>{texts.undone(undone)}</p>}
      </div>
      {conflicts.length > 0 && (
        <div role="alert" className={styles.conflicts}>
          <p>{texts.conflicts(conflicts.length)}</p>
          <ul>
            {conflicts.map(({ about, message }, index) => (
              <li key={index}>
                <strong>{about}</strong>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {error !== null && <Alert text={failureText(error, texts.refused)} takesFocus={false} />}
    </>
  );
}
