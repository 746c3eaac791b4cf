import { useMutation, useQueryClient } from "@tanstack/react-query";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { confirmImport, importsKey, oneImport, type Import } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.confirm;

/** Asks whether a checked file is to be imported, published or as drafts. */
export function ConfirmBar({ job }: { job: Import }) {
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: (publish: boolean) => confirmImport(job.ID, publish),
    onSuccess: (confirmed) => queries.setQueryData(oneImport(job.ID).queryKey, confirmed),
    // Somebody else may have confirmed it.
    onError: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
  const recipes = job.Created + job.Updated;
  const press = (publish: boolean) => !confirm.isPending && confirm.mutate(publish);
  const problem = failureText(confirm.error, texts.failed);
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{recipes > 0 ? texts.text(recipes) : texts.nothing}</p>
      <div className={styles.buttons}>
        <Button aria-disabled={confirm.isPending} onClick={() => press(true)}>
          {texts.publish}
        </Button>
        <Button variant="outline" aria-disabled={confirm.isPending} onClick={() => press(false)}>
          {texts.drafts}
        </Button>
      </div>
      {problem !== null && <Alert text={problem} />}
    </section>
  );
}
