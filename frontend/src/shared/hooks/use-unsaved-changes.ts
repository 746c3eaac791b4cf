import { useEffect, useEffectEvent } from "react";

import { useKeptValues, type KeptValuesOptions } from "./use-kept-values";

export const UNSAVED_TEXT = "You have unsaved changes. Do you want to leave this page?";

/** Protects a form from losing what was typed. Returns what an earlier visit of this tab has left unsaved, or null.
 *
 * While the form is dirty, its values are kept (use-kept-values.ts), and leaving asks first: by a link, by Back, by
 * closing the tab. Who leaves by a link or by Back gives the changes up. See docs/decisions/0006-router-and-unsaved-changes.md.
 */
export function useUnsavedChanges<T>(options: KeptValuesOptions<T>): T | null {
  const { left, forget } = useKeptValues(options);
  const { isDirty } = options;
  const mayLeave = useEffectEvent(() => {
    if (!window.confirm(UNSAVED_TEXT)) return false;
    forget();
    return true;
  });

  useEffect(() => {
    if (!isDirty) return;
    return guardLeaving(() => mayLeave());
  }, [isDirty]);

  return left;
}

/** Asks `mayLeave` before a link or Back leaves the page, and lets the browser ask before the tab is closed. */
function guardLeaving(mayLeave: () => boolean): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const onClick = (event: MouseEvent) => {
    if (!leavesPage(event) || mayLeave()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPopState = () => {
    if (mayLeave()) {
      stop();
      history.back();
    } else {
      pushGuard();
    }
  };
  // Back can't be stopped, so it gets one more entry of the same page to go to. The router does not notice.
  const pushGuard = () => history.pushState(history.state, "");

  function stop() {
    window.removeEventListener("beforeunload", onBeforeUnload);
    document.removeEventListener("click", onClick, { capture: true });
    window.removeEventListener("popstate", onPopState);
  }
  pushGuard();
  window.addEventListener("beforeunload", onBeforeUnload);
  document.addEventListener("click", onClick, { capture: true });
  window.addEventListener("popstate", onPopState);
  return stop;
}

/** Whether the click follows a link to another page of the site in this tab. The browser asks for other sites. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return false;
  return link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
}
