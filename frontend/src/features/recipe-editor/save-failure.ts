import { ApiError } from "@/shared/api/errors";
import { failureText } from "@/shared/api/failure-text";
import { AuthExpiredError } from "@/shared/auth/auth";
import { toast } from "@/shared/ui/toast";

import { editorTexts } from "./texts";

/** Whether the server refused the save because the recipe has changed since it was opened. */
export function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** What stands above the button after a failure: what the server says of it, if it says anything. */
export function failureTextOf(error: Error): string | null {
  if (isConflict(error) || error instanceof AuthExpiredError) return null;
  if (!(error instanceof ApiError)) return editorTexts.unreachable;
  // What a broken server says of itself does not help the member.
  return error.status < 500 ? failureText(error, editorTexts.refused) : editorTexts.refused;
}

/** Shows the toast of a failed save. An expired sign-in has its own. */
export function tellFailure(error: Error): void {
  if (error instanceof AuthExpiredError) return;
  const description = error instanceof ApiError ? editorTexts.refused : editorTexts.unreachable;
  toast({ variant: "destructive", title: editorTexts.error, description });
}
