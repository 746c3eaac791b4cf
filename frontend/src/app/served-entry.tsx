import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { App, queryClient } from "./app";

/** Shows the app at the window's address; the function that comes back takes it away. For scripts/served-pages.mjs. */
export function show(root: HTMLElement): () => void {
  const shown = createRoot(root);
  flushSync(() => shown.render(<App />));
  return () => {
    shown.unmount();
    // The next screen asks anew.
    queryClient.clear();
  };
}
