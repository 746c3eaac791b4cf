import { Camera } from "lucide-react";
import { useState } from "react";

import { ApiError } from "@/shared/api/errors";
import type { Profile } from "@/shared/api/types";
import { readAuth } from "@/shared/auth/auth-storage";
import { PICTURE_TYPES, pictureProblem } from "@/shared/images/picture-rules";
import { FilePicker } from "@/shared/ui/file-picker";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { pictureTexts } from "../texts";
import { usePictureChange } from "../use-profile-change";
import styles from "./picture-upload.module.css";
import { Portrait } from "./portrait";

/** The member's portrait and the way to another one. A chosen picture shows at once, while it is on its way. */
export function PictureUpload({ profile }: { profile: Profile }) {
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = usePictureChange(profile.ID);

  const choose = (file: File) => {
    const found = pictureProblem(file) ?? (readAuth() === null ? pictureTexts.noMember : null);
    setProblem(found);
    if (found !== null) return;
    const url = URL.createObjectURL(file);
    setPreviewUrl(url);
    change
      .mutateAsync(file)
      .catch((error: unknown) => setProblem(reasonOf(error)))
      .finally(() => {
        setPreviewUrl(null);
        URL.revokeObjectURL(url);
      });
  };

  return (
    <div className={styles.upload}>
      <Portrait name={profile.Full_Name} pictureUrl={previewUrl ?? profile.Profile_Pic} isBusy={change.isPending} />
      <FilePicker accept={PICTURE_TYPES} isBusy={change.isPending} onPick={choose}>
        <Camera size="1.125rem" aria-hidden="true" />
        {labelOf(profile, change.isPending)}
      </FilePicker>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{change.isSuccess && pictureTexts.uploaded}</span>
      </VisuallyHidden>
    </div>
  );
}

function labelOf(profile: Profile, isPending: boolean): string {
  if (isPending) return pictureTexts.uploading;
  return profile.Profile_Pic === null ? pictureTexts.upload : pictureTexts.change;
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError ? error.serverText : undefined) ?? pictureTexts.failed;
}
