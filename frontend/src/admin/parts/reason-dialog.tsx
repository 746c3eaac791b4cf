import { useState, type ReactNode } from "react";

import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";
import { TextField } from "@/shared/ui/field";

interface ReasonDialogProps {
  title: string;
  description?: string;
  /** The button that does it. */
  action: string;
  isBusy: boolean;
  /** Whether there is more to fill in first. */
  isReady?: boolean;
  onDone: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

const SHORTEST = 3;

/** Asks for the reason of a change, which the audit log keeps. */
export function ReasonDialog({ title, description, action, isBusy, isReady = true, onDone, onClose, children }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim().length < SHORTEST;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isMissing && isReady) onDone(reason.trim());
        }}
      >
        {children}
        <TextField
          label="Reason"
          hint="Kept in the audit log."
          value={reason}
          onValueChange={setReason}
          maxLength={500}
          error={isTried && isMissing ? "A reason is required" : undefined}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
