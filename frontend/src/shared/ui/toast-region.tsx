import { useEffect, useState } from "react";

import { lazyNamed } from "@/shared/lazy/lazy-named";
import { whenIdle } from "@/shared/lazy/when-idle";

import { dismissToast, useCurrentToast } from "./toast";

const Toaster = lazyNamed(() => import("./toaster"), "Toaster");

/** Where toasts appear. Its code is fetched once the page has loaded: the toast that tells of a lost connection needs it. */
export function ToastRegion() {
  const current = useCurrentToast();
  const [isNeeded, setIsNeeded] = useState(false);
  if (current !== null && !isNeeded) setIsNeeded(true);

  // A failure is quiet here: the first toast tries again.
  useEffect(() => whenIdle(() => void Toaster.code.load().catch(() => undefined)), []);

  if (!isNeeded) return null;
  const giveUp = () => {
    // An unseen toast must not show later, out of its context.
    if (current !== null) dismissToast(current.id);
    setIsNeeded(false);
  };
  return <Toaster onUnavailable={giveUp} />;
}
