import { useSyncExternalStore } from "react";

export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

interface ShownToast extends Toast {
  id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds. One at a time: a new one replaces the one that shows. */
export function toast(message: Toast): void {
  lastId += 1;
  change({ ...message, id: lastId });
}

/** Takes the toast away if it is still the one that shows. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

export function getCurrentToast(): ShownToast | null {
  return current;
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getCurrentToast);
}

function change(next: ShownToast | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}
