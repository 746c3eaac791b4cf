import rules from "@config/fields.json";

const { picture } = rules;

/** What the file dialog offers. The list makes iOS turn its own format into one that the site takes. */
export const PICTURE_TYPES = picture.types.join(",");

/** What is wrong with a file before it is sent, or null. Only type and size tell here; the server looks inside. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith("image/")) return picture.unsupported;
  return size > picture.maxBytes ? picture.tooManyBytes : null;
}
