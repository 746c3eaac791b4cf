/** "45 min". */
export function minutesText(minutes: number): string {
  return `${minutes} min`;
}

/** "2 h 25 min" for what is long enough to be read in hours, null for the rest. */
export function hoursText(minutes: number): string | null {
  if (minutes < 90) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
