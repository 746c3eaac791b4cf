import { lazy, Suspense, useState } from "react";

import { useCurrentToast } from "./toast";

const Toaster = lazy(() => import("./toaster").then((module) => ({ default: module.Toaster })));

/** Where toasts appear. Its code is fetched with the first toast and then stays. */
export function ToastRegion() {
  const hasToast = useCurrentToast() !== null;
  const [needed, setNeeded] = useState(hasToast);
  if (hasToast && !needed) setNeeded(true);

  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
