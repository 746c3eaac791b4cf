import { useEffect, useRef, useState } from "react";

import { lazyNamed } from "@/shared/lazy/lazy-named";

import { focusedHint, hintAround, type HoveredHint } from "./tooltip-target";

const TooltipLayer = lazyNamed(() => import("./tooltip-layer"), "TooltipLayer");

/** Shows the tooltips of all Hints of the page. Its code is fetched when the first one is wanted. */
export function TooltipRegion() {
  const [isWanted, setIsWanted] = useState(false);
  // Where the pointer is when the code arrives, which may be later than the first hint.
  const hovered = useRef<HoveredHint>({ target: null, since: 0 });

  useEffect(() => {
    const onPointerOver = (event: PointerEvent) => {
      const target = event.pointerType === "touch" ? null : hintAround(event.target);
      if (target === hovered.current.target) return;
      hovered.current = { target, since: performance.now() };
      if (target !== null) setIsWanted(true);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (focusedHint(event.target) !== null) setIsWanted(true);
    };
    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return isWanted && <TooltipLayer hovered={hovered} onUnavailable={() => setIsWanted(false)} />;
}
