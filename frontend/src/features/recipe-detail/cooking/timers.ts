import { useSyncExternalStore } from "react";

import { toast } from "@/shared/ui/toast";

import { Alarm } from "./alarm";
import { cookingTexts } from "./texts";

export interface Timer {
  /** Names the step: one timer runs for each. */
  id: string;
  /** What it is for, such as "Chicken Biryani, step 3". */
  label: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  isRinging: boolean;
}

/** The longest that browsers wait; what is longer they would end at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

let timers: readonly Timer[] = [];
const wakeups = new Map<string, number>();
const listeners = new Set<() => void>();
const alarm = new Alarm();

/** Starts a timer, from a click: browsers allow sounds only after one. It rings wherever in the site one is by then. */
export function startTimer(id: string, label: string, minutes: number): void {
  stopTimer(id);
  alarm.prepare();
  const endsAt = Date.now() + minutes * 60_000;
  change([...timers, { id, label, endsAt, isRinging: false }]);
  wait(id, endsAt);
}

function wait(id: string, endsAt: number): void {
  const leftMs = endsAt - Date.now();
  const onTimeout = () => (leftMs > MAX_TIMEOUT_MS ? wait(id, endsAt) : ring(id));
  wakeups.set(id, window.setTimeout(onTimeout, Math.min(leftMs, MAX_TIMEOUT_MS)));
}

/** Ends a timer, whether it still runs or rings. */
export function stopTimer(id: string): void {
  window.clearTimeout(wakeups.get(id));
  wakeups.delete(id);
  change(timers.filter((timer) => timer.id !== id));
  if (!timers.some(({ isRinging }) => isRinging)) alarm.stop();
}

/** All timers of the page, in the order in which they were started. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, () => timers);
}

function ring(id: string): void {
  const timer = timers.find((other) => other.id === id);
  if (timer === undefined) return;
  change(timers.map((other) => (other.id === id ? { ...other, isRinging: true } : other)));
  alarm.start();
  toast({ title: cookingTexts.timeIsUp, description: timer.label });
}

/** A browser holds the timeouts of a hidden or sleeping page back: what is due rings as soon as the page is seen again. */
function ringDue(): void {
  for (const { id, endsAt, isRinging } of timers) if (!isRinging && endsAt <= Date.now()) ring(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Timer[]): void {
  if (timers.length === 0 && next.length > 0) document.addEventListener("visibilitychange", ringDue);
  if (next.length === 0) document.removeEventListener("visibilitychange", ringDue);
  timers = next;
  listeners.forEach((listener) => listener());
}
