import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

import styles from "./form-alert.module.css";

interface FormAlertProps {
  text: string | null;
  /** False where no click of the visitor's brought it up. */
  takesFocus?: boolean;
}

/** Says why something was refused. */
export function FormAlert({ text, takesFocus = true }: FormAlertProps) {
  return text === null ? null : <Alert text={text} takesFocus={takesFocus} />;
}

function Alert({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const alert = useRef<HTMLDivElement>(null);

  // The button that was pressed could not keep the focus while it was disabled: it goes on from here.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) alert.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
