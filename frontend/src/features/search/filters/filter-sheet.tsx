import type { ReactNode, RefObject } from "react";

import { Dialog } from "@/shared/ui/dialog";

import { filterTexts } from "./texts";

interface FilterSheetProps {
  onClose: () => void;
  /** What takes the focus when the sheet closes, if it is set by then. */
  focusAfter: RefObject<HTMLElement | null>;
  /** The filter panel. */
  children: ReactNode;
}

/** The filter panel of narrow screens: a dialog of the screen's height. */
export function FilterSheet({ onClose, focusAfter, children }: FilterSheetProps) {
  return (
    <Dialog open onOpenChange={onClose} title={filterTexts.panel} placement="full" focusAfter={focusAfter}>
      {children}
    </Dialog>
  );
}
