import { ApiError } from "@/shared/api/errors";
import { failureText } from "@/shared/api/failure-text";
import { AuthExpiredError } from "@/shared/auth/auth";

/** Whether the server refused the save because the blog has changed since it was opened. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** What the banner says of a failure: the server's own text if it has one. Null for what is shown elsewhere. */
export function failureTextOf(error: unknown, refused: string): string | null {
  // An expired sign-in has a toast and leads away.
  if (isConflict(error) || error instanceof AuthExpiredError) return null;
  return failureText(error instanceof Error ? error : new Error(), refused, refused);
}
