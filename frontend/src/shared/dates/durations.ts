/** From how many minutes on hours stand beside them. */
const LONG_FROM_MINUTES = 90;

/** "45 min". */
export function minutesText(minutes: number): string {
  return `${minutes} min`;
}

/** "2 h 25 min" for what is long enough to be read in hours, null for the rest. */
export function hoursText(minutes: number): string | null {
  return minutes < LONG_FROM_MINUTES ? null : spanText(minutes);
}

/** "45 min", and with the hours for what is long: "145 min (2 h 25 min)". */
export function minutesAndHours(minutes: number): string {
  const hours = hoursText(minutes);
  return hours === null ? minutesText(minutes) : `${minutesText(minutes)} (${hours})`;
}

/** "45 min", "1 h", "2 h 25 min". */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
}
