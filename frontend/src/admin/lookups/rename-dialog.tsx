import { useState } from "react";

import { TextField } from "@/shared/ui/field";

import { ReasonDialog } from "../parts/reason-dialog";
import { useChange } from "../parts/use-change";
import { renameLookup, type LookupKind, type LookupRow } from "./api";

/** Another name, everywhere on the site. */
export function RenameDialog({ kind, lookup, onClose }: { kind: LookupKind; lookup: LookupRow; onClose: () => void }) {
  const [name, setName] = useState(lookup.Name);
  const renaming = useChange("lookups", renameLookup, ({ Name: now }) => `It is now called ${now}.`);
  return (
    <ReasonDialog
      title={`Rename ${lookup.Name}`}
      action="Rename"
      isBusy={renaming.isPending}
      isReady={name.trim() !== ""}
      onDone={(reason) => renaming.mutate({ kind, id: lookup.ID, name, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        maxLength={80}
        error={name.trim() === "" ? "A name is required" : undefined}
      />
    </ReasonDialog>
  );
}
