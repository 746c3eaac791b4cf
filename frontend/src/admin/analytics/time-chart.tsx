import { useId } from "react";

import { lazyNamed } from "@/shared/lazy/lazy-named";

import { Table } from "../parts/table";
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
export function TimeChart({ title, first, series }: TimeChartProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className={styles.space}>
        <Lines first={first} series={series} />
      </div>
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
