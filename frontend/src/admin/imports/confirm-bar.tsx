import { useMutation, useQueryClient } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { confirmImport, discardImport, importsKey, oneImport, type Import } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.confirm;

/** Asks whether a checked file is to be imported, published or as drafts, or not at all. */
export function ConfirmBar({ job }: { job: Import }) {
  const queries = useQueryClient();
  const settled = {
    onSuccess: (after: Import) => queries.setQueryData(oneImport(job.ID).queryKey, after),
    // Another member of staff may have decided.
    onError: () => queries.invalidateQueries({ queryKey: importsKey }),
  };
  const confirm = useMutation({ mutationFn: (publish: boolean) => confirmImport(job.ID, publish), ...settled });
  const discard = useMutation({ mutationFn: () => discardImport(job.ID), ...settled });
  const isBusy = confirm.isPending || discard.isPending;
  const recipes = job.Created + job.Updated;
  const press = (publish: boolean) => !isBusy && confirm.mutate(publish);
  const problem = failureText(confirm.error, texts.failed) ?? failureText(discard.error, texts.discardFailed);
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{recipes > 0 ? texts.text(recipes) : texts.nothing}</p>
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={() => press(true)}>
          {texts.publish}
        </Button>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => press(false)}>
          {texts.drafts}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && discard.mutate()}>
          {texts.discard}
        </Button>
      </div>
      {problem !== null && <Alert text={problem} />}
    </section>
  );
}
