import { useRef } from "react";

import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";

/** The dialog that shows the progress, and whether the member is watching it at the moment of asking. */
export function useProgress() {
  const { isNeeded, open, dialog } = useKeptDialog();
  const isWatched = useRef(false);

  const watch = (isOpen: boolean) => {
    isWatched.current = isOpen;
    dialog.onOpenChange(isOpen);
  };
  return {
    isNeeded,
    open: () => {
      isWatched.current = true;
      open();
    },
    close: () => watch(false),
    /** For calls that end long after the screen was last drawn. */
    isWatched: () => isWatched.current,
    dialog: { ...dialog, onOpenChange: watch },
  };
}
