import { useEffect } from "react";

import { PRODUCT_NAME, TAGLINE } from "@/shared/config/product";

export const DEFAULT_TITLE = `${PRODUCT_NAME} · ${TAGLINE}`;

/** Sets the tab's title while the screen shows, and restores the default on leaving. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? DEFAULT_TITLE : `${title} · ${PRODUCT_NAME}`;
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
