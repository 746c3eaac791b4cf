import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

import styles from "./alert.module.css";

interface AlertProps {
  text: string;
  /** False when the alert does not answer a click, for example on a screen that opens with it; "always" where what
   * was pressed is not the place to go on from. */
  takesFocus?: boolean | "always";
}

/** Says why something was refused. It takes the focus when that was lost with what was pressed, such as a whole form. */
export function Alert({ text, takesFocus = true }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);

  // The keyboard continues from here.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (takesFocus === "always" || (takesFocus && isLost)) alert.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
      <CircleAlert size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
