/** Chosen pictures by the id of their draft, for as long as the page is not loaded anew: an expired sign-in leads away
 * from the editor and back within one page. */
const held = new Map<string, File>();

export function holdPicture(draftId: string, file: File | null): void {
  if (file === null) held.delete(draftId);
  else held.set(draftId, file);
}

export function heldPicture(draftId: string): File | null {
  return held.get(draftId) ?? null;
}
