import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";

import { cx } from "./cx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** center: a small window; side: a panel 480 px wide on large screens, a bottom sheet on mobile; full: the whole screen. */
  placement?: "center" | "side" | "full";
  /** What takes the focus when the dialog closes, if it is set by then; else the element that had it before. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** A press beside the dialog leaves it open: only its buttons and Escape close it. */
  isBlocking?: boolean;
  children: ReactNode;
}

/** A modal dialog with title and Close button. Import the file that uses it lazily: it is not needed for the first paint. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, placement = "center", focusAfter, isBlocking = false, children } = props;
  const opener = useRef<HTMLElement | null>(null);

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={cx(styles.dialog, styles[placement])}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back only to a trigger of its own; ours are lazy and have none.
            event.preventDefault();
            (focusAfter?.current ?? opener.current)?.focus();
          }}
          // Radix leads Tab from the last control to the first, and back, without scrolling to it.
          onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
          onInteractOutside={(event) => {
            if (isBlocking) event.preventDefault();
          }}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          )}
          {children}
          {/* Last in order, so that the first field or button of the dialog takes the focus. */}
          <RadixDialog.Close className={styles.close} aria-label="Close">
            <X size="1.25rem" aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The row of buttons that closes a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
