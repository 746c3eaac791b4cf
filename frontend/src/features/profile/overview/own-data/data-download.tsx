import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { failureText } from "@/shared/api/failure-text";
import { saveFile } from "@/shared/files/save-file";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast";

import { exportData } from "../../api";
import { downloadTexts } from "../../texts";
import styles from "./own-data.module.css";

/** Asks for the member's data and saves the file. The button keeps the focus while the file is on its way. */
export function DataDownload() {
  const download = useMutation({
    mutationFn: exportData,
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      toast({ title: downloadTexts.done });
    },
  });
  const { isPending } = download;
  const problem = failureText(download.error, downloadTexts.failed);

  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => !isPending && download.mutate()}
      >
        <Download size="1.125rem" aria-hidden="true" />
        {isPending ? downloadTexts.preparing : downloadTexts.download}
      </Button>
      {problem !== null && (
        <div className={styles.alert}>
          <Alert text={problem} />
        </div>
      )}
    </>
  );
}
