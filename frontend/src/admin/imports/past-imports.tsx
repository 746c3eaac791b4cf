import { useInfiniteQuery } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { formatMoment } from "@/shared/dates/moment";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { Table } from "../parts/table";
import { pastImports } from "./api";
import styles from "./imports.module.css";
import { StateBadge } from "./state-badge";
import { importTexts as texts } from "./texts";

const COLUMNS = Object.values(texts.columns);

/** Every import that was uploaded, the newest first. */
export function PastImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(pastImports);
  const imports = data?.pages.flatMap((page) => page.Imports);
  return (
    <section className={styles.section}>
      <h2>{texts.past}</h2>
      {error !== null && <Alert text={failureText(error, texts.listFailed)} takesFocus={false} />}
      {imports === undefined && error === null && <p aria-busy="true">{texts.loading}</p>}
      {imports?.length === 0 && (
        <div className={styles.table}>
          <EmptyState {...texts.none} />
        </div>
      )}
      {imports !== undefined && imports.length > 0 && (
        <Table label={texts.past} columns={COLUMNS} hasCards className={styles.table}>
          {imports.map((one) => (
            <tr key={one.ID}>
              <th scope="row">
                <button type="button" className={styles.open} onClick={() => onOpen(one.ID)}>
                  {one.File_Name}
                </button>
              </th>
              <td>{one.Format}</td>
              <td>
                <StateBadge state={one.State} />
              </td>
              <td>{texts.number(one.Records_Total ?? one.Records_Done)}</td>
              <td>{one.Uploaded_By ?? texts.formerStaff}</td>
              <td>{formatMoment(one.Created_At)}</td>
            </tr>
          ))}
        </Table>
      )}
      {hasNextPage && (
        <Button variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
