import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { TextField } from "@/shared/ui/field";

import { Moment } from "../parts/cells";
import { ReasonDialog } from "../parts/reason-dialog";
import { Table } from "../parts/table";
import { useChange } from "../parts/use-change";
import { moveCredits, readCredits, type UserRow } from "./api";

const MOST = 10_000;
const REASONS = {
  opening: "before the ledger",
  welcome: "welcome",
  generation: "generation",
  refund: "refund",
  staff: "staff",
  account_deleted: "account deleted",
} as const;

/** Gives credits or takes some, and shows how they have moved. */
export function CreditsDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const queryClient = useQueryClient();
  const queryKey = ["staff", "credits", user.ID];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readCredits(user.ID, signal), staleTime: 0 });
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const amount = /^[+-]?\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = amount === 0 || Math.abs(amount) > MOST;
  const moving = useChange("users", moveCredits, ({ Credits: credits }) => `${user.Name} now has ${credits} credits.`);

  return (
    <ReasonDialog
      title={`Credits of ${user.Name}`}
      description={`${data?.Credits ?? user.Credits} credits now.`}
      action="Move credits"
      isBusy={moving.isPending}
      isReady={!isWrong}
      onDone={(reason) =>
        moving.mutate(
          { id: user.ID, amount, reason },
          { onSuccess: onClose, onSettled: () => void queryClient.invalidateQueries({ queryKey }) },
        )
      }
      onClose={onClose}
    >
      <TextField
        label="Credits to give"
        hint="A negative number takes credits away."
        inputMode="numeric"
        value={typed}
        onValueChange={setTyped}
        onBlur={() => setIsTried(true)}
        error={isTried && isWrong ? `Enter a whole number from −${MOST} to ${MOST}, not 0` : undefined}
      />
      {data !== undefined && data.Entries.length > 0 && (
        <Table label="How credits have moved" columns={["When", "Credits", "Balance", "Why"]}>
          {data.Entries.map((entry, index) => (
            <tr key={index}>
              <td>
                <Moment at={entry.Created_At} />
              </td>
              <td>{entry.Amount > 0 ? `+${entry.Amount}` : entry.Amount}</td>
              <td>{entry.Balance_After}</td>
              <td>{entry.Note === "" ? REASONS[entry.Reason] : `${REASONS[entry.Reason]}: ${entry.Note}`}</td>
            </tr>
          ))}
        </Table>
      )}
    </ReasonDialog>
  );
}
