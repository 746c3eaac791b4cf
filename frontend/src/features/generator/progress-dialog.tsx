import { Check } from "lucide-react";

import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { STAGES, type Stage } from "./job";
import styles from "./progress-dialog.module.css";
import { StageTile } from "./stage-tile";
import { progressTexts } from "./texts";

interface ProgressDialogProps {
  stage: Stage;
  /** The cuisine's code, for its tile. */
  code: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Stands in front of the form while a recipe is generated. It can be left: the recipe comes by mail too. */
export function ProgressDialog({ stage, code, open, onOpenChange }: ProgressDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={progressTexts.title} description={progressTexts.text} isBlocking>
      <div className={styles.progress}>
        <StageTile stage={stage} code={code} />
        <ol className={styles.stages}>
          {STAGES.map((each) => (
            <StageLine key={each} stage={each} reached={stage} />
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <span role="status">{progressTexts.stages[stage]}</span>
      </VisuallyHidden>
      <DialogActions>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {progressTexts.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function StageLine({ stage, reached }: { stage: Stage; reached: Stage }) {
  const isDone = STAGES.indexOf(stage) < STAGES.indexOf(reached);
  const isNow = stage === reached;
  return (
    <li className={styles.stage} aria-current={isNow ? "step" : undefined} data-is-done={isDone}>
      <span className={styles.mark} aria-hidden="true">
        {isDone && <Check size="0.875rem" strokeWidth={3} />}
      </span>
      {progressTexts.stages[stage]}
      {isDone && <VisuallyHidden>{progressTexts.done}</VisuallyHidden>}
    </li>
  );
}
