import { toast } from "@/shared/ui/toast";

import type { LazyCode } from "./lazy-code";

export const unavailableTexts = {
  title: "Error",
  offline: "This could not be loaded. Check your connection and try again.",
  outdated: "Sufra has been updated. Reload the page and try again.",
} as const;

/** Shows a toast that says why a part of the page could not be loaded, and what to do. */
export async function tellUnavailable(): Promise<void> {
  const description = (await isOutdated()) ? unavailableTexts.outdated : unavailableTexts.offline;
  toast({ variant: "destructive", title: unavailableTexts.title, description });
}

/** Fetches the module; undefined, after a toast, when it can't be fetched. */
export async function loadOrTell<T>(code: LazyCode<T>): Promise<T | undefined> {
  try {
    return await code.load();
  } catch {
    await tellUnavailable();
    return undefined;
  }
}

/** True when the server now serves another build than this page runs: the files of this one may be gone. */
export async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!entry || !navigator.onLine) return false;
  try {
    const answer = await fetch(location.pathname.startsWith("/admin") ? "/admin" : "/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}
