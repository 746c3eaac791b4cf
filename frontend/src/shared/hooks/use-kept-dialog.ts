import { useState } from "react";

/** State of a lazy dialog that keeps what it holds while it is closed: draw it while `isNeeded`, and spread `dialog`.
 *
 * With `isOpenAtFirst` it opens by itself.
 */
export function useKeptDialog(isOpenAtFirst = false) {
  const [state, setState] = useState<"unopened" | "open" | "closed">(isOpenAtFirst ? "open" : "unopened");
  return {
    isNeeded: state !== "unopened",
    open: () => setState("open"),
    dialog: {
      open: state === "open",
      onOpenChange: (open: boolean) => setState(open ? "open" : "closed"),
      onUnavailable: () => setState("unopened"),
    },
  };
}
