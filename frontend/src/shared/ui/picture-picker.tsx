import { useEffect, useState, type SyntheticEvent } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";

import { Button } from "./button";
import { cropPicture, PartTooLarge } from "./crop-picture";
import { Field, type FieldBinding, type FieldWords } from "./field";
import { FilePicker } from "./file-picker";
import styles from "./picture-picker.module.css";

const RATIOS = { "4:3": 4 / 3, "20:9": 20 / 9, "1:1": 1 };

interface PicturePickerProps extends FieldWords, FieldBinding<File | null> {
  ratio: keyof typeof RATIOS;
  accept: string;
  /** What is wrong with a file before it is cropped, or null. */
  problemOf: (file: File) => string | null;
  /** How large the cropped part may be, and what is said when it can't be made that small. */
  maxBytes: number;
  tooLarge: string;
}

/** Picks a picture and the part of it that is shown. The part is moved and sized by mouse, touch or arrow keys.
 *
 * However large the picture is, the part is made small enough to be sent.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { label, hint, error, name, value, onValueChange, onBlur, ref, ratio, accept, problemOf, maxBytes, tooLarge } = props;
  const [source, setSource] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const pick = (file: File) => {
    const found = problemOf(file);
    setProblem(found);
    setSource(found === null ? file : null);
  };

  return (
    <Field label={label} hint={hint} error={problem ?? error}>
      {(ids) => (
        <>
          <div className={styles.picker}>
            <FilePicker {...ids} ref={ref} name={name} onBlur={onBlur} accept={accept} onPick={pick}>
              {value?.name ?? "Choose a file"}
            </FilePicker>
          </div>
          {source !== null && (
            <Cropper
              file={source}
              ratio={RATIOS[ratio]}
              maxBytes={maxBytes}
              onCropped={(file) => {
                onValueChange(file);
                setSource(null);
              }}
              onCancel={() => setSource(null)}
              onFailed={(error) => {
                setProblem(error instanceof PartTooLarge ? tooLarge : "This picture can't be read");
                setSource(null);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

interface CropperProps {
  file: File;
  ratio: number;
  maxBytes: number;
  onCropped: (file: File) => void;
  onCancel: () => void;
  onFailed: (error: unknown) => void;
}

function Cropper({ file, ratio, maxBytes, onCropped, onCancel, onFailed }: CropperProps) {
  const url = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isDrawing, setDrawing] = useState(false);

  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    setImage(currentTarget);
    setCrop(centerCrop(makeAspectCrop({ unit: "%", width: 100 }, ratio, width, height), width, height));
  };

  const use = () => {
    if (image === null || crop === undefined) return;
    const { naturalWidth: width, naturalHeight: height } = image;
    const area = {
      x: (crop.x / 100) * width,
      y: (crop.y / 100) * height,
      width: (crop.width / 100) * width,
      height: (crop.height / 100) * height,
    };
    setDrawing(true);
    cropPicture(image, area, { name: file.name, maxBytes }).then(onCropped, onFailed);
  };

  return (
    <div className={styles.cropper}>
      {url !== null && (
        <ReactCrop
          aspect={ratio}
          keepSelection
          ruleOfThirds
          {...(crop && { crop })}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img src={url} alt="" onLoad={begin} onError={onFailed} />
        </ReactCrop>
      )}
      <div className={styles.actions}>
        <Button onClick={use} disabled={crop === undefined || isDrawing} aria-busy={isDrawing}>
          {isDrawing ? "Preparing..." : "Use This Part"}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** An address for a file, for as long as the component is there. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address must be revoked by the same effect
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
