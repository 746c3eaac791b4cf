import { useSearchParams } from "react-router-dom";

import { OfflinePage } from "@/features/offline/offline-page";
import { paths } from "@/shared/config/paths";

/** /offline, to which the service worker leads when a page can't be fetched; `to` is the page's path. */
export function Screen() {
  const [parameters] = useSearchParams();
  const to = parameters.get("to") ?? "";
  // Only a path of this site is led to.
  return <OfflinePage wantedPath={/^\/(?![/\\])[^\t\n\r]*$/.test(to) ? to : paths.home} />;
}
