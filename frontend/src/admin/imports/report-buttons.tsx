import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { failureText } from "@/shared/api/failure-text";
import { saveFile } from "@/shared/files/save-file";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { importReport, type ReportForm } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.report;
const FORMS: readonly ReportForm[] = ["csv", "json"];

/** Downloads the result for each record. */
export function ReportButtons({ id }: { id: number }) {
  const download = useMutation({
    mutationFn: (form: ReportForm) => importReport(id, form),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  const problem = failureText(download.error, texts.failed);
  return (
    <>
      <div className={styles.buttons}>
        {FORMS.map((form) => (
          <Button
            key={form}
            variant="outline"
            aria-disabled={download.isPending}
            onClick={() => !download.isPending && download.mutate(form)}
          >
            <Download size="1.125rem" aria-hidden="true" />
            {texts[form]}
          </Button>
        ))}
      </div>
      {problem !== null && <Alert text={problem} />}
    </>
  );
}
