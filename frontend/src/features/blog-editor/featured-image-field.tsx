import { ImagePlus } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";

import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { FilePicker } from "@/shared/ui/file-picker";

import styles from "./featured-image-field.module.css";
import { GuidelinesBox } from "./guidelines-box";
import { ACCEPTED_TYPES, featuredImageProblem } from "./picture-check";
import { editorTexts, imageTexts } from "./texts";
import type { FeaturedImage } from "./values";

interface FeaturedImageFieldProps {
  image: FeaturedImage | null;
  onPick: (file: File) => void;
  onRemove: () => void;
  error?: string | undefined;
}

/** The featured image: picked by the button or dropped, judged before it is taken. */
export function FeaturedImageField({ image, onPick, onRemove, error }: FeaturedImageFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);

  const judge = async (file: File) => {
    newest.current = file;
    setChecking(true);
    const found = await featuredImageProblem(file);
    // Another one may have been picked meanwhile.
    if (newest.current !== file) return;
    setChecking(false);
    setProblem(found);
    if (found === null) onPick(file);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void judge(file);
  };

  const remove = () => {
    newest.current = null;
    setChecking(false);
    setProblem(null);
    onRemove();
    input.current?.focus();
  };

  return (
    <Field label={editorTexts.image} error={problem ?? error}>
      {(ids) => (
        <div className={styles.parts}>
          {/* Dropping is a second way; the button inside is for everybody. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className={styles.frame}
            data-over={isOver}
            data-invalid={ids["aria-invalid"]}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            {image === null ? (
              <ImagePlus className={styles.icon} size="2.5rem" strokeWidth={1.25} aria-hidden="true" />
            ) : (
              <img className={styles.preview} src={image.url} alt={imageTexts.preview} />
            )}
            <div className={styles.actions}>
              <FilePicker {...ids} ref={input} accept={ACCEPTED_TYPES} isBusy={isChecking} onPick={(file) => void judge(file)}>
                {isChecking ? imageTexts.checking : image === null ? imageTexts.upload : imageTexts.replace}
              </FilePicker>
              {image !== null && (
                <Button variant="quiet" onClick={remove}>
                  {imageTexts.remove}
                </Button>
              )}
              {image === null && <p className={styles.drop}>{imageTexts.drop}</p>}
            </div>
          </div>
          <GuidelinesBox />
        </div>
      )}
    </Field>
  );
}
