import { Button } from "@/shared/ui/button";
import { TextField } from "@/shared/ui/field";

import styles from "./decision-bar.module.css";
import { moderationTexts as texts } from "./texts";

interface DecisionBarProps {
  selectedCount: number;
  isBusy: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onDecide: (isApproved: boolean) => void;
}

/** Decides on everything that is selected; stays in view. */
export function DecisionBar({ selectedCount, isBusy, reason, onReason, onSelectAll, onClear, onDecide }: DecisionBarProps) {
  const isOff = isBusy || selectedCount === 0;
  return (
    <div className={styles.bar}>
      <div className={styles.reason}>
        <TextField label={texts.reason} value={reason} onValueChange={onReason} maxLength={500} />
      </div>
      <div className={styles.buttons}>
        <span className={styles.count} aria-live="polite">
          {texts.selected(selectedCount)}
        </span>
        <Button variant="quiet" onClick={selectedCount === 0 ? onSelectAll : onClear}>
          {selectedCount === 0 ? texts.selectAll : texts.clear}
        </Button>
        <Button variant="outline" disabled={isOff} onClick={() => onDecide(false)}>
          {texts.rejectSelected(selectedCount)}
        </Button>
        <Button disabled={isOff} onClick={() => onDecide(true)}>
          {texts.approveSelected(selectedCount)}
        </Button>
      </div>
    </div>
  );
}
