import { useEffect, useRef, useState } from "react";

const STORAGE_PREFIX = "sufra.unsaved.";

export const UNSAVED_TEXT = "You have unsaved changes. Do you want to leave this page?";

interface UnsavedChangesOptions<T> {
  /** Names the form and what it edits, such as "recipe-7". */
  key: string;
  /** What the form holds now; must survive JSON. */
  values: T;
  /** Whether `values` differ from what is saved. */
  isDirty: boolean;
}

/** Protects a form from losing what was typed. Returns what an earlier visit of this tab has left unsaved, or null.
 *
 * While the form is dirty, its values stand in sessionStorage, so that a reload, a crash or an expired sign-in loses
 * nothing, and leaving asks first: by a link, by Back, by closing the tab. Who leaves by a link or by Back gives the
 * changes up. A form that becomes clean is forgotten. See docs/decisions/0006-router-and-unsaved-changes.md.
 */
export function useUnsavedChanges<T>({ key, values, isDirty }: UnsavedChangesOptions<T>): T | null {
  const storageKey = STORAGE_PREFIX + key;
  const [left] = useState(() => readStored(storageKey) as T | null);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) store(storageKey, values);
    else if (wasDirty.current) forget(storageKey);
    wasDirty.current = isDirty;
  }, [storageKey, values, isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    return guardLeaving(() => {
      if (!window.confirm(UNSAVED_TEXT)) return false;
      forget(storageKey);
      return true;
    });
  }, [storageKey, isDirty]);

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

function readStored(storageKey: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

function store(storageKey: string, values: unknown): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the questions before leaving still protect the form.
  }
}

function forget(storageKey: string): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
