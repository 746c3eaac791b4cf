import { useQuery } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { DeskHead } from "../parts/desk-head";
import { staffOverview } from "./api";
import { overviewTexts } from "./texts";
import { WaitingTable } from "./waiting-table";

/** /admin: what waits for staff. */
export function Screen() {
  const { data, error } = useQuery(staffOverview);
  return (
    <>
      <DeskHead title={overviewTexts.title} lead={overviewTexts.lead} />
      {error !== null && <Alert text={failureText(error, overviewTexts.failed)} takesFocus={false} />}
      {data !== undefined && <WaitingTable overview={data} />}
    </>
  );
}
