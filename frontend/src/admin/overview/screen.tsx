import { useQuery } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { DeskHead } from "../parts/desk-head";
import { staffOverview } from "./api";
import { overviewTexts } from "./texts";
import { WaitingCards } from "./waiting-cards";

/** /admin: what waits for staff. */
export function Screen() {
  const { data, error } = useQuery(staffOverview);
  return (
    <>
      <DeskHead title={overviewTexts.title} lead={overviewTexts.lead} />
      {error !== null && <Alert text={failureText(error, overviewTexts.failed)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{overviewTexts.loading}</p>}
      {data !== undefined && <WaitingCards overview={data} />}
    </>
  );
}
