import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import styles from "./load-failure.module.css";
import { generatorTexts } from "./texts";

/** A lookup is missing: without it there is nothing to choose from. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert text={generatorTexts.loadFailed} takesFocus={false} />
      <Button variant="outline" onClick={onRetry}>
        {generatorTexts.again}
      </Button>
    </div>
  );
}
