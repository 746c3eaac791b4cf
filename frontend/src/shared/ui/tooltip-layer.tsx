import * as RadixTooltip from "@radix-ui/react-tooltip";
import { useEffect, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";

import styles from "./tooltip-layer.module.css";
import { focusedHint, hintAround, type HoveredHint } from "./tooltip-target";

const OPEN_DELAY_MS = 700;
/** How long after a tooltip has closed the next one opens at once. */
const SKIP_DELAY_MS = 300;
/** Time to move the pointer from an element onto its tooltip. */
const LEAVE_DELAY_MS = 100;

/** The one tooltip of the page, at the element whose Hint shows. Use TooltipRegion, which fetches this file. */
export function TooltipLayer({ hovered }: { hovered: RefObject<HoveredHint> }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => watchHints(setTarget, hovered.current), [hovered]);

  return target && <Bubble key={target.dataset.hint} target={target} />;
}

function Bubble({ target }: { target: HTMLElement }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { top, left, width, height } = target.getBoundingClientRect();

  useEffect(() => {
    const id = anchor.current?.getAttribute("aria-describedby");
    if (!id) return;
    const described = target.closest(":focus-visible") ?? target;
    described.setAttribute("aria-describedby", id);
    return () => described.removeAttribute("aria-describedby");
  }, [target]);

  return (
    <RadixTooltip.Provider disableHoverableContent>
      <RadixTooltip.Root open>
        {/* Lies over the element: Radix would wrap the element itself, which React would then mount anew. */}
        {createPortal(
          <RadixTooltip.Trigger asChild>
            <span
              ref={anchor}
              aria-hidden="true"
              className={styles.anchor}
              style={{ top: top + scrollY, left: left + scrollX, width, height }}
            />
          </RadixTooltip.Trigger>,
          document.body,
        )}
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={12} data-tooltip="">
            {target.dataset.hint}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** Reports the element whose Hint is to show, and null when none is; returns a function that stops.
 *
 * `first`: where the pointer is now.
 */
function watchHints(show: (target: HTMLElement | null) => void, first: HoveredHint): () => void {
  let shown: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let closedAt = -Infinity;
  let timer = 0;

  const change = (target: HTMLElement | null) => {
    window.clearTimeout(timer);
    if (shown !== null && target === null) closedAt = performance.now();
    shown = target;
    show(target);
  };
  const changeAfter = (delayMs: number, target: HTMLElement | null) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => change(target), delayMs);
  };
  const hover = (target: HTMLElement | null, since: number) => {
    hovered = target;
    if (target === null) {
      changeAfter(LEAVE_DELAY_MS, null);
      return;
    }
    const follows = shown !== null || since - closedAt < SKIP_DELAY_MS;
    changeAfter(follows ? 0 : OPEN_DELAY_MS - (performance.now() - since), target);
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const isOnTooltip = event.target instanceof Element && event.target.closest("[data-tooltip]") !== null;
    const target = isOnTooltip ? shown : hintAround(event.target);
    if (target !== hovered) hover(target, performance.now());
    else if (isOnTooltip) window.clearTimeout(timer);
  };
  const onFocusIn = ({ target }: FocusEvent) => change(focusedHint(target));
  const close = () => change(null);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();

  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", close);
  document.addEventListener("keydown", onKeyDown);
  const focused = focusedHint(document.activeElement);
  if (focused !== null) change(focused);
  else if (first.target !== null) hover(first.target, first.since);

  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("pointerover", onPointerOver);
    document.removeEventListener("pointerdown", close);
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", close);
    document.removeEventListener("keydown", onKeyDown);
  };
}
