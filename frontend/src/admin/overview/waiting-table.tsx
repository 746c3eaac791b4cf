import { Link } from "react-router-dom";

import { cx } from "@/shared/ui/cx";

import { Table } from "../parts/table";
import type { Overview } from "./api";
import { overviewTexts } from "./texts";
import styles from "./waiting-table.module.css";

const KINDS = ["Reviews", "Comments", "Recipes"] as const;
const MODERATED = { Reviews: "review", Comments: "comment", Recipes: "recipe" } as const;

/** How many texts wait and how many of them wait too long, by kind. */
export function WaitingTable({ overview }: { overview: Overview }) {
  return (
    <Table label={overviewTexts.lead} columns={[overviewTexts.kind, overviewTexts.waiting, overviewTexts.overdue]}>
      {KINDS.map((kind) => {
        const { Waiting: waiting, Overdue: overdue } = overview[kind];
        return (
          <tr key={kind}>
            <th scope="row">
              <Link to={`/admin/moderation?kind=${MODERATED[kind]}`}>{overviewTexts.kinds[kind]}</Link>
            </th>
            <td>{waiting}</td>
            <td className={cx(overdue !== null && overdue > 0 && styles.overdue)}>{overdue ?? overviewTexts.noDeadline}</td>
          </tr>
        );
      })}
    </Table>
  );
}
