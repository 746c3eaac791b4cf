import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useState, type DragEvent } from "react";

import { failureText } from "@/shared/api/failure-text";
import { Alert } from "@/shared/ui/alert";
import { CheckField } from "@/shared/ui/check-field";
import { cx } from "@/shared/ui/cx";
import { FilePicker } from "@/shared/ui/file-picker";

import { importsKey, uploadImport } from "./api";
import { importTexts } from "./texts";
import styles from "./upload-box.module.css";

const texts = importTexts.upload;
const MAX_BYTES = 200_000_000;

/** Takes a file by the browser's dialog or by dropping it, and opens its import once it is there. */
export function UploadBox({ onUploaded }: { onUploaded: (id: number) => void }) {
  const queries = useQueryClient();
  const [allowMissingSteps, setAllowMissingSteps] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) => uploadImport(file, allowMissingSteps),
    onSuccess: ({ ID }) => {
      void queries.invalidateQueries({ queryKey: importsKey });
      onUploaded(ID);
    },
  });
  const { isPending, variables } = upload;
  const [isTooLarge, setIsTooLarge] = useState(false);
  const send = (file: File | undefined) => {
    if (file === undefined || isPending) return;
    setIsTooLarge(file.size > MAX_BYTES);
    if (file.size <= MAX_BYTES) upload.mutate(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    send(event.dataTransfer.files[0]);
  };
  const problem = isTooLarge ? texts.tooLarge : failureText(upload.error, texts.failed);

  return (
    // Dropping is a shortcut of the button inside, which the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={texts.title}
      className={cx(styles.box, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <p className={styles.drop}>
        <span className={styles.words}>{texts.drop}</span>
        <FilePicker accept="" onPick={send} isBusy={isPending}>
          <Upload size="1.125rem" aria-hidden="true" />
          {texts.choose}
        </FilePicker>
      </p>
      <p className={styles.hint}>{texts.formats}</p>
      <CheckField label={texts.allowMissingSteps} value={allowMissingSteps} onValueChange={setAllowMissingSteps} />
      <p role="status">{isPending && texts.busy(variables.name)}</p>
      {problem !== null && <Alert text={problem} takesFocus={false} />}
    </section>
  );
}
