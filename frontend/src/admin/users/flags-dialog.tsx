import { useState } from "react";

import { CheckField } from "@/shared/ui/check-field";

import { ReasonDialog } from "../parts/reason-dialog";
import { useChange } from "../parts/use-change";
import { changeFlags, type UserRow } from "./api";

/** What an account may do. */
export function FlagsDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const [isMasterChef, setIsMasterChef] = useState(user.Is_Master_Chef);
  const [isStaff, setIsStaff] = useState(user.Is_Staff);
  const changing = useChange("users", changeFlags, ({ Name: name }) => `The flags of ${name} are changed.`);
  return (
    <ReasonDialog
      title={`Flags of ${user.Name}`}
      description="Effective at the account's next call."
      action="Save"
      isBusy={changing.isPending}
      onDone={(reason) => changing.mutate({ id: user.ID, flags: { isMasterChef, isStaff }, reason }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        <CheckField label="Master chef: may write blogs" value={isMasterChef} onValueChange={setIsMasterChef} />
      </p>
      <p>
        <CheckField label="Staff: may publish, moderate and see these desks" value={isStaff} onValueChange={setIsStaff} />
      </p>
    </ReasonDialog>
  );
}
