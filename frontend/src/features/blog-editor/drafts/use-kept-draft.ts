import { useEffect, useRef } from "react";

import { dropDraft, keepDraft, type LocalDraft } from "./local-drafts";

/** While typing goes on, the draft is written once in this time. */
const KEEP_AFTER_MS = 800;

/** Keeps a draft in this browser while it differs from what is saved, and forgets it when it no longer does. */
export function useKeptDraft(scope: string, draft: Omit<LocalDraft, "keptAt">, isDirty: boolean): void {
  const { id, texts, version, hadPicture } = draft;
  const waiting = useRef<(() => void) | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      waiting.current = null;
      if (wasDirty.current) dropDraft(scope, id);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    waiting.current = () => {
      waiting.current = null;
      keepDraft(scope, { id, keptAt: new Date().toISOString(), texts, version, hadPicture });
    };
    const timer = setTimeout(() => waiting.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scope, id, texts, version, hadPicture, isDirty]);

  // A tab that is closed, put away or crashes gets no further chance.
  useEffect(() => {
    const keepNow = () => waiting.current?.();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, []);
}
