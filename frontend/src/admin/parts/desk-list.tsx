import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { EmptyState } from "@/shared/ui/empty-state";

import { Pager } from "./pager";
import { Table } from "./table";
import { useAddress } from "./use-address";

interface PageOf<Row> {
  Rows: Row[];
  Total: number;
  Page: number;
  Page_Size: number;
}

interface DeskListProps<Row> {
  label: string;
  query: UseQueryResult<PageOf<Row>>;
  columns: readonly string[];
  /** One `<tr>`, with a key. */
  row: (row: Row) => ReactNode;
}

/** A page of rows with its pager: loading, failed, empty or full. The page is in the address. */
export function DeskList<Row>({ label, query, columns, row }: DeskListProps<Row>) {
  const [, change] = useAddress();
  const { data, error } = query;
  if (error !== null) return <Alert text={failureText(error, "The list couldn't be loaded. Please try again.")} takesFocus={false} />;
  if (data === undefined) return <p aria-busy="true">Loading…</p>;
  const pager = (
    <Pager page={data.Page} pageSize={data.Page_Size} total={data.Total} onPage={(page) => change({ page: page === 1 ? "" : String(page) })} />
  );
  if (data.Rows.length === 0) {
    return (
      <>
        <EmptyState title="Nothing found" text="No row meets the search and the filters." level={2} />
        {data.Page > 1 && pager}
      </>
    );
  }
  return (
    <>
      <Table label={label} columns={columns} hasCards>
        {data.Rows.map(row)}
      </Table>
      {pager}
    </>
  );
}
