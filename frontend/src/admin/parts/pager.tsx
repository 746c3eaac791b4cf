import { Button } from "@/shared/ui/button";

import styles from "./pager.module.css";

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

const LAST_PAGE = 1000;

/** Which rows show, and the ways to the pages before and behind. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.min(Math.max(Math.ceil(total / pageSize), 1), LAST_PAGE);
  const first = Math.min((page - 1) * pageSize + 1, total);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p>
        {total === 0 ? "None" : `${first.toLocaleString("en-US")}–${Math.min(page * pageSize, total).toLocaleString("en-US")}`} of{" "}
        {total.toLocaleString("en-US")}
      </p>
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
