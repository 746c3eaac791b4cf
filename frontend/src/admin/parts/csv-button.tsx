import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { failureText } from "@/shared/api/failure-text";
import { saveFile } from "@/shared/files/save-file";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast";

interface CsvButtonProps {
  label: string;
  failed: string;
  /** Asks for the file; the answer names it. */
  load: () => Promise<{ data?: unknown; response: Response }>;
}

/** Saves a table as a file. */
export function CsvButton({ label, failed, load }: CsvButtonProps) {
  const saving = useMutation({
    mutationFn: async () => {
      const { data, response } = await load();
      const named = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
      saveFile(named?.[1] ?? "sufra.csv", data as Blob);
    },
    onError: (error) => toast({ title: failureText(error, failed), variant: "destructive" }),
  });
  return (
    <Button variant="outline" disabled={saving.isPending} onClick={() => saving.mutate()}>
      <Download size="1.125rem" aria-hidden="true" />
      {label}
    </Button>
  );
}
