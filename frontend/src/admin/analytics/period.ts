/** The first and the last day, as 2026-10-31 (UTC). */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const DEFAULT_DAYS = 30;

export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** So many days up to and with today. */
export function lastDays(count: number, now: number = Date.now()): Period {
  return { from: isoDay(now - (count - 1) * DAY_MS), to: isoDay(now) };
}

/** The period that the address names; what it leaves out or misspells is that of the last 30 days. */
export function periodOf(params: URLSearchParams, now: number = Date.now()): Period {
  const usual = lastDays(DEFAULT_DAYS, now);
  const given = (name: string) => {
    const day = params.get(name) ?? "";
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
  };
  return { from: given("from") ?? usual.from, to: given("to") ?? usual.to };
}

/** How many days the period has; 0 or less when it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The day that comes so many days after the first one. */
export function dayAfter(first: string, count: number): string {
  return isoDay(Date.parse(first) + count * DAY_MS);
}
