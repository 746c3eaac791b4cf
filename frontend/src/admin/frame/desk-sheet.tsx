import { Dialog } from "@/shared/ui/dialog";

import { adminTexts } from "../texts";
import { DeskMenu } from "./desk-menu";

/** The menu of desks on narrow screens. */
export function DeskSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={adminTexts.menuTitle} placement="side">
      <nav aria-label={adminTexts.desks}>
        <DeskMenu onChosen={onClose} />
      </nav>
    </Dialog>
  );
}
