import { pictureTexts } from "./texts";

/** 2 MB (spec, section 9). */
export const MAX_PICTURE_BYTES = 2_097_152;

/** What speaks against a file before it is sent, or null. The server looks into it; here only its type and size tell. */
export function findPictureProblem(file: File): string | null {
  if (!file.type.startsWith("image/")) return pictureTexts.noImage;
  return file.size > MAX_PICTURE_BYTES ? pictureTexts.tooLarge : null;
}
