import { useId, useState } from "react";

import { lazyNamed } from "@/shared/lazy/lazy-named";

import { Table } from "../parts/table";
import { LineLegend } from "./line-legend";
import { dayAfter } from "./period";
import { analyticsTexts as texts, count } from "./texts";
import styles from "./time-chart.module.css";

const Lines = lazyNamed(() => import("./lines"), "Lines");

export interface Series {
  name: string;
  /** A number for each day. */
  values: readonly number[];
}

interface TimeChartProps {
  title: string;
  /** The first day. */
  first: string;
  series: readonly Series[];
}

/** Lines over days. What they show stands below as a table too, for those who can't see lines. */
export function TimeChart(props: TimeChartProps) {
  // Other lines all show, whichever were hidden before.
  return <Chart key={props.series.map(({ name }) => name).join()} {...props} />;
}

function Chart({ title, first, series }: TimeChartProps) {
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [day, setDay] = useState<number | null>(null);
  const toggle = (line: number) => {
    const next = new Set(hidden);
    if (!next.delete(line)) next.add(line);
    setHidden(next);
  };
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id}>{title}</span>
        {day !== null && <small aria-hidden="true">{dayAfter(first, day)}</small>}
      </figcaption>
      <div className={styles.space}>
        <Lines first={first} series={series} hidden={hidden} onDay={setDay} />
      </div>
      <LineLegend series={series} hidden={hidden} day={day} onToggle={toggle} />
      <details>
        <summary>{texts.numbersByDay}</summary>
        <Table label={title} columns={[texts.day, ...series.map(({ name }) => name)]} className={styles.numbers}>
          {(series[0]?.values ?? []).map((_, number) => (
            <tr key={number}>
              <th scope="row">{dayAfter(first, number)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{count(values[number] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </figure>
  );
}
