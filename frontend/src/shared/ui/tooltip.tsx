import * as RadixTooltip from "@radix-ui/react-tooltip";
import { useState, type ReactElement } from "react";

import styles from "./tooltip.module.css";

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface TooltipProps {
  text: string;
  open?: boolean | undefined;
  children: ReactElement;
}

/** Use Hint, which fetches this file when it is needed. */
export function Tooltip({ text, open = false, children }: TooltipProps) {
  const [hovered, setHovered] = useState(false);
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <RadixTooltip.Root open={open || hovered} onOpenChange={setHovered}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
