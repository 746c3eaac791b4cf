import { useEffect, useRef, useState } from "react";

import { getAuth } from "@/shared/auth/auth";

const STORAGE_PREFIX = "sufra.unsaved.";

export interface KeptValuesOptions<T> {
  /** Names the form and what it edits, such as "recipe-7". */
  key: string;
  /** What the form holds now; must survive JSON. */
  values: T;
  /** Whether `values` differ from what is saved. */
  isDirty: boolean;
}

/** Keeps what is typed in this tab over a reload, a crash, an expired sign-in or a first one. A clean form is forgotten.
 *
 * `left` is what an earlier visit of the same member has left unsaved, or null. A visitor who signs in takes along what
 * they have typed before. Signing out forgets everything (shared/auth/auth.ts).
 */
export function useKeptValues<T>({ key, values, isDirty }: KeptValuesOptions<T>): { left: T | null; forget: () => void } {
  const [memberId] = useState(currentMember);
  const storageKey = storageKeyOf(key, memberId);
  const [left] = useState(() => readKeptValues(key) as T | null);

  // Once the member has it, the next member who signs in in this tab must not get it.
  const visitorKey = storageKeyOf(key, undefined);
  useEffect(() => {
    if (storageKey !== visitorKey) forget(visitorKey);
  }, [storageKey, visitorKey]);

  const wasDirty = useRef(false);
  useEffect(() => {
    // A sign-in that has ended meanwhile was that of this member: what is kept now is theirs when they come back.
    if (isDirty) store(storageKey, values);
    else if (wasDirty.current) forget(storageKey);
    wasDirty.current = isDirty;
  }, [storageKey, values, isDirty]);

  return { left, forget: () => forget(storageKey) };
}

/** What an earlier visit has left in this form, for one that begins with it; null when it has left nothing. */
export function readKeptValues(key: string): unknown {
  return readStored(storageKeyOf(key, undefined)) ?? readStored(storageKeyOf(key, currentMember()));
}

/** Whether the member who is signed in has left something unsaved in this form. */
export function hasKeptValues(key: string): boolean {
  return readKeptValues(key) !== null;
}

function currentMember(): number | undefined {
  return getAuth()?.user.id;
}

function storageKeyOf(key: string, memberId: number | undefined): string {
  return `${STORAGE_PREFIX}${memberId ?? "visitor"}.${key}`;
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
