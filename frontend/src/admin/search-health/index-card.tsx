import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { failureText } from "@/shared/api/failure-text";
import { formatMoment } from "@/shared/dates/moment";
import { Button } from "@/shared/ui/button";
import { cx } from "@/shared/ui/cx";
import { toast } from "@/shared/ui/toast";

import { Table } from "../parts/table";
import { askFor, health, type Findings, type IndexHealth, type Job, type JobKind } from "./api";
import styles from "./screen.module.css";
import { healthTexts as texts } from "./texts";

const ACTIONS = ["rebuild", "reconcile", "settings", "check"] as const satisfies readonly JobKind[];
const RUNS = ["drain", "rebuild", "reconcile"] as const;

interface IndexCardProps {
  index: IndexHealth;
  /** The kinds of job that are under way on it. */
  underWay: ReadonlySet<JobKind>;
}

/** One index: what it is like, and buttons for what can be done. */
export function IndexCard({ index, underWay }: IndexCardProps) {
  const { Name: name, Findings: findings, Checked_At: checkedAt, Problem: problem } = index;
  const title = texts.indexes[name] ?? name;
  return (
    <section className={styles.index} aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <Verdict findings={findings} problem={problem} />
      </div>
      {problem !== null && <p className={styles.unwell}>{texts.problem(problem)}</p>}
      <Table label={texts.stateOf(title)} columns={[texts.fact, texts.value]}>
        {factsOf(index).map(({ what, state, isWell }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className={cx(!isWell && styles.unwell)}>{state}</td>
          </tr>
        ))}
      </Table>
      {findings !== null && findings.Settings_Differences.length > 0 && <Differences findings={findings} />}
      {checkedAt !== null && <p className={styles.muted}>{texts.checkedAt(formatMoment(checkedAt))}</p>}
      <Actions index={name} title={title} underWay={underWay} />
    </section>
  );
}

function Verdict({ findings, problem }: { findings: Findings | null; problem: string | null }) {
  if (findings === null) return <span className={styles.muted}>{texts.unknown}</span>;
  const isWell = findings.Is_Healthy && problem === null;
  return <span className={isWell ? styles.well : styles.unwell}>{isWell ? texts.well : texts.unwell}</span>;
}

interface Fact {
  what: string;
  state: ReactNode;
  isWell: boolean;
}

function factsOf({ Waiting: waiting, Oldest_Seconds: seconds, Runs: runs, Findings: findings }: IndexHealth): Fact[] {
  const outbox = seconds === null ? texts.empty : texts.waiting(waiting, seconds);
  const lastRuns = RUNS.map((kind) => {
    const run = runs.find((candidate) => candidate.Kind === kind);
    const state = run === undefined ? texts.never : `${formatMoment(run.Finished_At)}: ${run.Outcome}`;
    return { what: texts.runs[kind] ?? kind, state, isWell: true };
  });
  return [...(findings === null ? [] : foundFacts(findings)), { what: texts.outbox, state: outbox, isWell: true }, ...lastRuns];
}

function foundFacts(findings: Findings): Fact[] {
  const outdated = findings.Outdated_Documents ?? 0;
  return [
    {
      what: texts.documents,
      state: texts.documentsOf(findings.Documents, findings.Rows),
      isWell: findings.Documents === findings.Rows,
    },
    listed(texts.parked, findings.Parked.map(({ ID: id, Reason: reason }) => `${id}: ${reason}`)),
    listed(texts.failedTasks, findings.Failed_Tasks.map((task) => `${task.Uid} ${task.Kind}: ${task.Reason}`)),
    listed(texts.drift, findings.Settings_Drift),
    listed(texts.triggers, findings.Trigger_Drift, texts.asDeclared),
    { what: texts.version, state: texts.outdated(findings.Code_Version, outdated), isWell: outdated === 0 },
    { what: texts.engine, state: findings.Engine_Version, isWell: true },
  ];
}

function listed(what: string, lines: readonly string[], empty: string = texts.none): Fact {
  const state = lines.length === 0 ? empty : lines.map((line) => <div key={line}>{line}</div>);
  return { what, state, isWell: lines.length === 0 };
}

function Differences({ findings }: { findings: Findings }) {
  return (
    <details>
      <summary>{texts.differences}</summary>
      <Table label={texts.differences} columns={[texts.setting, texts.wanted, texts.actual]}>
        {findings.Settings_Differences.map(({ Setting: setting, Wanted: wanted, Actual: actual }) => (
          <tr key={setting}>
            <th scope="row">{setting}</th>
            <td className={styles.code}>{wanted}</td>
            <td className={styles.code}>{actual}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

function Actions({ index, title, underWay }: { index: string; title: string; underWay: ReadonlySet<JobKind> }) {
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: (kind: JobKind): Promise<Job> => askFor(kind, index),
    onSuccess: () => {
      toast({ title: texts.asked });
      return queryClient.invalidateQueries({ queryKey: health.queryKey });
    },
    onError: (error) => toast({ title: failureText(error, texts.askFailed), variant: "destructive" }),
  });
  return (
    <div className={styles.buttons}>
      {ACTIONS.map((kind) => (
        <Button
          key={kind}
          variant="outline"
          aria-label={`${texts.actions[kind]}: ${title}`}
          disabled={asking.isPending || underWay.has(kind)}
          onClick={() => asking.mutate(kind)}
        >
          {texts.actions[kind]}
        </Button>
      ))}
    </div>
  );
}
