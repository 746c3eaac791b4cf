import rules from "@config/fields.json";

const { picture } = rules;

/** What the file dialog offers. The list makes iOS turn its own format into one that the site takes. */
export const PICTURE_TYPES = picture.types.join(",");

/** The bytes that a picture may have, and what is said of one that has more. */
export const MAX_PICTURE_BYTES = picture.maxBytes;
export const TOO_LARGE_EVEN_REDUCED = picture.tooLargeEvenReduced;

/** What is wrong with a file that is to be cropped, or null: its size is made smaller then. */
export function croppedPictureProblem({ type }: { type: string }): string | null {
  return type.startsWith("image/") ? null : picture.unsupported;
}

/** What is wrong with a file before it is sent, or null. Only type and size tell here; the server looks inside. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  return croppedPictureProblem({ type }) ?? (size > MAX_PICTURE_BYTES ? picture.tooManyBytes : null);
}
