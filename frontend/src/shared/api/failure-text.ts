import { ApiError } from "./errors";

/** A call that got no answer. Source: docs/product/accounts.md#sign-in */
export const UNREACHABLE_TEXT = "An error occurred. Please try again later.";

/** What to say of a call: nothing while it has not failed, else the server's own text, else `refused`.
 *
 * `unreachable` is for a call that got no answer.
 */
export function failureText(error: Error, refused: string, unreachable?: string): string;
export function failureText(error: Error | null, refused: string, unreachable?: string): string | null;
export function failureText(error: Error | null, refused: string, unreachable: string = UNREACHABLE_TEXT) {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return unreachable;
  return error.serverText === undefined || error.serverText === "" ? refused : error.serverText;
}
