import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";

import { failureText } from "@/shared/api/failure-text";
import { formatMoment } from "@/shared/dates/moment";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { DeskHead } from "../parts/desk-head";
import { isAtWork, oneImport, type Import } from "./api";
import { ConfirmBar } from "./confirm-bar";
import { ImportCounts } from "./import-counts";
import { ImportProgress } from "./import-progress";
import styles from "./imports.module.css";
import { RecordList } from "./record-list";
import { ReportButtons } from "./report-buttons";
import { StateBadge } from "./state-badge";
import { importTexts as texts } from "./texts";

/** One import: what its check has found, the confirmation, its progress, its records. */
export function ImportDetail({ id, onBack }: { id: number; onBack: () => void }) {
  const { data, error } = useQuery(oneImport(id));
  return (
    <>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        <ArrowLeft size="1.125rem" aria-hidden="true" />
        {texts.back}
      </Button>
      {error !== null && <Alert text={failureText(error, texts.gone)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {data !== undefined && <Shown job={data} />}
    </>
  );
}

function Shown({ job }: { job: Import }) {
  const uploadedBy = job.Uploaded_By ?? texts.formerStaff;
  const about = texts.about(texts.megabytes(job.Size_Bytes), uploadedBy, formatMoment(job.Created_At));
  const hasRecords = job.Records_Done > 0 && !isAtWork(job);
  return (
    <>
      <DeskHead title={job.File_Name} lead={[job.Format, about].filter(Boolean).join(" · ")}>
        <StateBadge state={job.State} />
      </DeskHead>
      {job.Problem !== "" && <Alert text={job.Problem} takesFocus={false} />}
      {isAtWork(job) && <ImportProgress job={job} />}
      {job.State === "checked" && <ConfirmBar job={job} />}
      {hasRecords && <ImportCounts job={job} />}
      {hasRecords && job.Has_Files && <ReportButtons id={job.ID} />}
      {hasRecords && job.Has_Files && <RecordList job={job} />}
      {!job.Has_Files && <p className={styles.gone}>{texts.report.gone}</p>}
    </>
  );
}
