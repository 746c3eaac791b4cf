const KEY = "sufra.staff-entry";

/** Notes in the tab that the way to a desk is being tried; false if it has just been.
 *
 * A browser that keeps no cookie would otherwise go round for ever between desk and sign-in.
 */
export function tryStaffEntry(address: string): boolean {
  const isFirst = sessionStorage.getItem(KEY) !== address;
  if (isFirst) sessionStorage.setItem(KEY, address);
  else forgetStaffEntry();
  return isFirst;
}

/** The desk is reached, or the way has ended. */
export function forgetStaffEntry(): void {
  sessionStorage.removeItem(KEY);
}
