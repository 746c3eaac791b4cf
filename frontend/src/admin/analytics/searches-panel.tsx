import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";

import { ChoiceBar } from "../parts/choice-bar";
import { CsvButton } from "../parts/csv-button";
import { Table } from "../parts/table";
import { useAddressChoice } from "../parts/use-address";
import { AddSynonym } from "../synonyms/add-synonym";
import { files, searches, type Searches } from "./api";
import { Pager } from "./pager";
import styles from "./panels.module.css";
import type { Period } from "./period";
import { analyticsTexts as texts, count } from "./texts";
import { TimeChart } from "./time-chart";
import { Total } from "./total";

const WHICH = ["failed", "all"] as const;
const CHOICES = WHICH.map((value) => ({ value, label: texts.searches.which[value] }));

interface PanelProps {
  period: Period;
  offset: number;
  onMove: (offset: number) => void;
}

/** What was searched; what was searched in vain, with a way to mend it. */
export function SearchesPanel({ period, offset, onMove }: PanelProps) {
  const [which, choose] = useAddressChoice("which", WHICH);
  const isFailed = which === "failed";
  const { data, error } = useQuery(searches(isFailed, { period, offset }));
  return (
    <>
      <div className={styles.bar}>
        <ChoiceBar label={texts.searches.only} choices={CHOICES} value={which} onChoose={choose} />
        <CsvButton label={texts.csv} failed={texts.fileFailed} load={() => files.searches(isFailed, period)} />
      </div>
      {error !== null && <Alert text={failureText(error, texts.failed)} takesFocus={false} />}
      {data === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {data !== undefined && <Figures data={data} isFailed={isFailed} />}
      {data !== undefined && <Pager offset={offset} all={data.Text_Count} onMove={onMove} />}
    </>
  );
}

function Figures({ data, isFailed }: { data: Searches; isFailed: boolean }) {
  const series = useMemo(
    () => [
      { name: texts.searches.searches, values: data.Days },
      { name: texts.searches.nothing, values: data.Found_Nothing_Days },
      { name: texts.searches.relaxed, values: data.Relaxed_Days },
    ],
    [data],
  );
  if (data.Searches === 0) return <p>{texts.searches.none}</p>;
  return (
    <>
      <Total
        text={texts.searches.total(data.Searches)}
        now={data.Searches}
        before={data.Before}
        periodBefore={data.Period_Before}
      />
      <TimeChart title={texts.searches.chart} first={data.Period.First} series={series} />
      {data.Texts.length === 0 ? (
        <p>{texts.searches.noneFailed}</p>
      ) : (
        <Table
          label={isFailed ? texts.searches.which.failed : texts.shows.searches}
          columns={[
            texts.searches.text,
            texts.searches.searches,
            texts.searches.nothing,
            texts.searches.relaxed,
            texts.before,
            texts.searches.action,
          ]}
          hasCards
        >
          {data.Texts.map((text) => (
            <tr key={text.Text}>
              <th scope="row" dir="auto">
                {text.Text}
              </th>
              <td>{count(text.Searches)}</td>
              <td>{count(text.Found_Nothing)}</td>
              <td>{count(text.Relaxed)}</td>
              <td>{count(text.Before)}</td>
              <td>{text.Found_Nothing + text.Relaxed > 0 && <AddSynonym word={text.Text} />}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
