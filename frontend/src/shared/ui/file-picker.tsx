import type { ReactNode, Ref } from "react";

import styles from "./file-picker.module.css";

interface FilePickerProps {
  /** What the button says. */
  children: ReactNode;
  /** The types that the file dialog offers, separated by commas. */
  accept: string;
  onPick: (file: File) => void;
  isBusy?: boolean;
  id?: string;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string | undefined;
}

/** A button that opens the browser's file dialog. A click while it is busy picks nothing. */
export function FilePicker({ children, accept, onPick, isBusy = false, ...input }: FilePickerProps) {
  return (
    <label className={styles.button} aria-busy={isBusy}>
      {children}
      <input
        {...input}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined && !isBusy) onPick(file);
          // The same file can be picked again.
          target.value = "";
        }}
      />
    </label>
  );
}
