import { useEffect, useState } from "react";

import type { RecipeEdit } from "@/shared/api/types";
import { FormField } from "@/shared/forms/form-field";
import {
  croppedPictureProblem,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  TOO_LARGE_EVEN_REDUCED,
} from "@/shared/images/picture-rules";
import { Button } from "@/shared/ui/button";
import type { FieldBinding } from "@/shared/ui/field";
import { PicturePicker } from "@/shared/ui/picture-picker";

import styles from "./images-tab.module.css";
import type { EditorControl } from "./schema";
import { imageTexts } from "./texts";

interface ImagesTabProps {
  control: EditorControl;
  recipe: Pick<RecipeEdit, "Preview_Image_URL" | "Banner_Image_URL">;
}

export function ImagesTab({ control, recipe }: ImagesTabProps) {
  return (
    <div className={styles.images}>
      <FormField control={control} name="preview_image">
        {(field) => (
          <Picture
            field={field}
            ratio="4:3"
            label={imageTexts.preview}
            hint={imageTexts.previewHint}
            presentUrl={recipe.Preview_Image_URL}
          />
        )}
      </FormField>
      <FormField control={control} name="banner_image">
        {(field) => (
          <Picture
            field={field}
            ratio="20:9"
            label={imageTexts.banner}
            hint={imageTexts.bannerHint}
            presentUrl={recipe.Banner_Image_URL}
          />
        )}
      </FormField>
    </div>
  );
}

interface PictureProps {
  field: FieldBinding<File | null>;
  ratio: "4:3" | "20:9";
  label: string;
  hint: string;
  presentUrl: string | null;
}

function Picture({ field, ratio, label, hint, presentUrl }: PictureProps) {
  const chosenUrl = useObjectUrl(field.value);
  const url = chosenUrl ?? presentUrl;
  return (
    <div className={styles.picture}>
      <div className={styles.frame} data-ratio={ratio}>
        {url === null ? (
          <p className={styles.none}>{imageTexts.none}</p>
        ) : (
          <img src={url} alt={`${label}: ${chosenUrl === null ? imageTexts.present : imageTexts.chosen}`} />
        )}
      </div>
      <PicturePicker
        {...field}
        label={label}
        hint={`${hint} ${imageTexts.limits}`}
        ratio={ratio}
        accept={PICTURE_TYPES}
        problemOf={croppedPictureProblem}
        maxBytes={MAX_PICTURE_BYTES}
        tooLarge={TOO_LARGE_EVEN_REDUCED}
      />
      {field.value !== null && (
        <Button variant="quiet" className={styles.drop} onClick={() => field.onValueChange(null)}>
          {presentUrl === null ? imageTexts.drop : imageTexts.keep}
        </Button>
      )}
    </div>
  );
}

/** An address for a chosen file, for as long as it is the chosen one. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const created = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be revoked by the same effect
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [file]);
  return url;
}
