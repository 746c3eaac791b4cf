import { formatMoment } from "@/shared/dates/moment";
import { cx } from "@/shared/ui/cx";

import { Table } from "../parts/table";
import type { Job } from "./api";
import styles from "./screen.module.css";
import { healthTexts as texts } from "./texts";

/** What the worker was asked for, the latest first, with how far it has come. */
export function JobsSection({ jobs }: { jobs: readonly Job[] }) {
  return (
    <section className={styles.section} aria-labelledby="jobs">
      <h2 id="jobs">{texts.jobs}</h2>
      {jobs.length === 0 ? (
        <p>{texts.noJobs}</p>
      ) : (
        <Table label={texts.jobs} columns={[texts.job, texts.index, texts.state, texts.outcome, texts.askedAt]} hasCards>
          {jobs.map((job) => (
            <tr key={job.ID}>
              <th scope="row">{texts.kinds[job.Kind]}</th>
              <td>{texts.indexes[job.Index_Name] ?? job.Index_Name}</td>
              <td className={cx(job.State === "failed" && styles.unwell)}>
                {texts.states[job.State]} <Progress job={job} />
              </td>
              <td>{job.Outcome}</td>
              <td>{formatMoment(job.Asked_At)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

function Progress({ job: { State: state, Done: done, Total: total } }: { job: Job }) {
  if (state !== "running" || total === null || total === 0) return null;
  const words = texts.progress(done, total);
  return (
    <>
      <progress className={styles.progress} value={done} max={total} aria-label={words} /> {words}
    </>
  );
}
