import { CodeUnavailable } from "@/shared/lazy/lazy-code";

const PREFIX = "[sufra]";

/** Writes an error that a boundary has caught, or that none has, to the browser's console.
 *
 * For React's root options. Code that can't be fetched is no fault of the site: it is a warning.
 */
export function reportError(error: unknown, { componentStack }: { componentStack?: string } = {}): void {
  const write = error instanceof CodeUnavailable ? console.warn : console.error;
  write(PREFIX, error, componentStack ?? "");
}
