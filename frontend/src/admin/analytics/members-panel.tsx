import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { CsvButton } from "../parts/csv-button";
import { Table } from "../parts/table";
import { activities, files, type Activities } from "./api";
import styles from "./panels.module.css";
import type { Period } from "./period";
import { analyticsTexts as texts, changeText, count } from "./texts";
import { TimeChart } from "./time-chart";

/** What members did. */
export function MembersPanel({ period }: { period: Period }) {
  const { data, error } = useQuery(activities(period));
  return (
    <>
      <div className={styles.bar}>
        <CsvButton label={texts.csv} failed={texts.fileFailed} load={() => files.activity(period)} />
      </div>
      {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {data !== undefined && <Figures data={data} />}
    </>
  );
}

function Figures({ data }: { data: Activities }) {
  const series = useMemo(
    () => data.Activities.map(({ Activity: kind, Days: values }) => ({ name: texts.members.kinds[kind], values })),
    [data],
  );
  return (
    <>
      <TimeChart title={texts.members.chart} first={data.Period.First} series={series} />
      <p className={styles.total}>
        <span>{texts.comparedWith(data.Period_Before.First, data.Period_Before.Last)}</span>
      </p>
      <Table label={texts.shows.members} columns={[texts.members.what, texts.members.count, texts.before, texts.change]}>
        {data.Activities.map(({ Activity: kind, Count: now, Before: before }) => (
          <tr key={kind}>
            <th scope="row">{texts.members.kinds[kind]}</th>
            <td>{count(now)}</td>
            <td>{count(before)}</td>
            <td>{changeText(now, before)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
