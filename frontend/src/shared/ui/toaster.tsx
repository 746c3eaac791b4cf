import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";

import { cx } from "./cx";
import { dismissToast, useCurrentToast } from "./toast";
import styles from "./toaster.module.css";

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The toast that shows, if any; swipe right or Escape closes it, F8 moves the focus here. */
export function Toaster() {
  const current = useCurrentToast();

  return (
    <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {current && (
        <RadixToast.Root
          key={current.id}
          className={cx(styles.toast, current.variant === "destructive" && styles.destructive)}
          onOpenChange={(open) => !open && dismissToast(current.id)}
        >
          <RadixToast.Title className={styles.title}>{current.title}</RadixToast.Title>
          {current.description && <RadixToast.Description>{current.description}</RadixToast.Description>}
          <RadixToast.Close className={styles.close} aria-label="Close notification">
            <X size="1.125rem" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} hotkey={["F8"]} />
    </RadixToast.Provider>
  );
}
