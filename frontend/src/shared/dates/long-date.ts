// Written out: the browser's own formatter takes tens of milliseconds to begin on a phone, at the first load of `/`.
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "March 5, 2024", in UTC. Anything that is no date gives an empty text. Source: docs/product/shell.md#dates-and-numbers */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
