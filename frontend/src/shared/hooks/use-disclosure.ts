import { useId, useState } from "react";

/** A button that shows and hides a panel in the page: spread `button` on the one, give the other `panelId`.
 *
 * The panel is drawn only while `isOpen`.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return {
    isOpen,
    panelId,
    button: {
      type: "button" as const,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? panelId : undefined,
      onClick: () => setIsOpen(!isOpen),
    },
  };
}
