import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { adminTexts } from "../texts";
import { leaveDesks } from "./leave";
import styles from "./not-staff.module.css";

/** What a member without the flag sees; `api/site/staff_pages.py` says the same in the page that it answers. */
export function NotStaff() {
  const { title, text, home, other } = adminTexts.notStaff;
  return (
    <main className={styles.screen}>
      <EmptyState title={title} text={text} level={1}>
        <Button onClick={() => location.assign(paths.home)}>{home}</Button>
        <Button variant="outline" onClick={() => void leaveDesks()}>
          {other}
        </Button>
      </EmptyState>
    </main>
  );
}
