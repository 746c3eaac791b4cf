import { useInfiniteQuery } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { ChoiceBar } from "../parts/choice-bar";
import { Table } from "../parts/table";
import { useAddress } from "../parts/use-address";
import { importRecords, type Import } from "./api";
import styles from "./imports.module.css";
import { RecordRow } from "./record-row";
import { importTexts } from "./texts";

const texts = importTexts.records;
const OUTCOMES = ["created", "updated", "unchanged", "refused", "duplicate", "doubtful"] as const;
const ALL = "all";
const COLUMNS = Object.values(texts.columns);

type Shown = (typeof OUTCOMES)[number] | typeof ALL;

/** The records of the file, those with one outcome, or refused for one reason. What is chosen stands in the address. */
export function RecordList({ job }: { job: Import }) {
  const [params, change] = useAddress();
  const outcome = OUTCOMES.find((one) => one === params.get("show"));
  const kind = outcome === "refused" ? (params.get("reason") ?? undefined) : undefined;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    importRecords(job.ID, job.Changed_At, { outcome, kind }),
  );
  const records = data?.pages.flatMap((page) => page.Records);
  return (
    <section className={styles.section}>
      <h2>{texts.title}</h2>
      <ChoiceBar<Shown>
        label={texts.show}
        choices={choicesOf(job)}
        value={outcome ?? ALL}
        onChoose={(value) => change({ show: value === ALL ? "" : value, reason: "" })}
      />
      {outcome === "refused" && (
        <label className={styles.reason}>
          {texts.reason}
          <select value={kind ?? ""} onChange={({ target }) => change({ reason: target.value })}>
            <option value="">{texts.anyReason}</option>
            {Object.entries(job.Refusals).map(([name, count]) => (
              <option key={name} value={name}>
                {`${name} (${importTexts.number(count)})`}
              </option>
            ))}
          </select>
        </label>
      )}
      {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
      {records === undefined && error === null && <p aria-busy="true">{importTexts.loading}</p>}
      {records?.length === 0 && !hasNextPage && <p>{texts.none}</p>}
      {records !== undefined && records.length > 0 && (
        <Table label={texts.title} columns={COLUMNS} hasCards className={styles.table}>
          {records.map((record, place) => (
            <RecordRow key={place} record={record} fileName={job.File_Name} />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <Button variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {importTexts.more}
        </Button>
      )}
    </section>
  );
}

function choicesOf(job: Import): { value: Shown; label: string }[] {
  const counts: Record<Shown, number> = {
    all: job.Records_Done,
    created: job.Created,
    updated: job.Updated,
    unchanged: job.Unchanged,
    refused: job.Refused,
    duplicate: job.Duplicates,
    doubtful: job.Doubtful,
  };
  return [ALL, ...OUTCOMES].map((value) => {
    const shown: Shown = value as Shown;
    return { value: shown, label: `${texts[shown]} (${importTexts.number(counts[shown])})` };
  });
}
