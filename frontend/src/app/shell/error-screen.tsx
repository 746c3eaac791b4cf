import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import styles from "./error-screen.module.css";
import { shellTexts } from "./texts";

/** What shows in the shell when a screen breaks or its code cannot be fetched. A full load starts afresh. */
export function ErrorState() {
  return (
    <div className={styles.screen}>
      <EmptyState title={shellTexts.error.title} text={shellTexts.error.text} level={1}>
        <Button onClick={() => location.reload()}>{shellTexts.error.again}</Button>
        <Button variant="outline" onClick={() => location.assign(paths.home)}>
          {shellTexts.error.home}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The same where the shell itself is broken. */
export function ErrorScreen() {
  return (
    <main>
      <ErrorState />
    </main>
  );
}
