import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { ChoiceBar } from "../parts/choice-bar";
import { CsvButton } from "../parts/csv-button";
import { Table } from "../parts/table";
import { useAddressChoice } from "../parts/use-address";
import { files, views, type By, type Views } from "./api";
import { Pager } from "./pager";
import styles from "./panels.module.css";
import type { Period } from "./period";
import { analyticsTexts as texts, changeText, count } from "./texts";
import { TimeChart } from "./time-chart";
import { Total } from "./total";

const BYS = ["recipe", "cuisine", "category", "author", "blog"] as const satisfies readonly By[];
const CHOICES = BYS.map((value) => ({ value, label: texts.views.bys[value] }));

interface PanelProps {
  period: Period;
  offset: number;
  onMove: (offset: number) => void;
}

/** What was viewed. */
export function ViewsPanel({ period, offset, onMove }: PanelProps) {
  const [by, chooseBy] = useAddressChoice<By>("by", BYS);
  const { data, error } = useQuery(views(by, { period, offset }));
  return (
    <>
      <div className={styles.bar}>
        <ChoiceBar label={texts.views.by} choices={CHOICES} value={by} onChoose={chooseBy} />
        <div className={styles.files}>
          <CsvButton label={texts.csv} failed={texts.fileFailed} load={() => files.views(by, period, false)} />
          <CsvButton label={texts.csvByDay} failed={texts.fileFailed} load={() => files.views(by, period, true)} />
        </div>
      </div>
      {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {data !== undefined && <Figures data={data} offset={offset} onMove={onMove} />}
    </>
  );
}

function Figures({ data, offset, onMove }: { data: Views; offset: number; onMove: (offset: number) => void }) {
  const series = useMemo(
    () => [
      { name: texts.allOf, values: data.Days },
      ...data.Subjects.flatMap(({ Name: name, Days: values }) => (values === null ? [] : [{ name, values }])),
    ],
    [data],
  );
  if (data.Subjects.length === 0) return <p>{texts.views.none}</p>;
  return (
    <>
      <Total text={texts.views.total(data.Views)} now={data.Views} before={data.Before} periodBefore={data.Period_Before} />
      <TimeChart title={texts.views.chart} first={data.Period.First} series={series} />
      <Table
        label={texts.shows.views}
        columns={[texts.views.name, texts.views.views, texts.before, texts.change]}
      >
        {data.Subjects.map((subject) => (
          <tr key={subject.ID}>
            <th scope="row">{subject.Name}</th>
            <td>{count(subject.Views)}</td>
            <td>{count(subject.Before)}</td>
            <td>{changeText(subject.Views, subject.Before)}</td>
          </tr>
        ))}
      </Table>
      <Pager offset={offset} all={data.Subject_Count} onMove={onMove} />
    </>
  );
}
