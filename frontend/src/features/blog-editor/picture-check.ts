import rules from "@config/fields.json";
import renditions from "@config/renditions.json";

const { picture, blog } = rules;
const shape = renditions["16:9"];
export const [LEAST_WIDTH_PX = 0, MOST_WIDTH_PX = 0] = shape.sourceWidthsPx;
export const MAX_MEGABYTES = picture.maxBytes / 2 ** 20;

/** What the file dialog offers. */
export const ACCEPTED_TYPES = blog.image.types.join(",");

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** What is wrong with a file as a featured image, or null. Nothing is sent. */
export async function featuredImageProblem(file: File): Promise<string | null> {
  if (!file.type.startsWith("image/")) return picture.unsupported;
  if (file.size > picture.maxBytes) return picture.tooManyBytes;
  if (!(await beginsLikePicture(file))) return picture.unsupported;
  const size = await measure(file);
  return size === null ? picture.broken : shapeProblem(size);
}

/** What is wrong with the size in pixels of a featured image, or null. core/images/store.py judges alike. */
export function shapeProblem({ width, height }: { width: number; height: number }): string | null {
  if (width < LEAST_WIDTH_PX || width > MOST_WIDTH_PX) {
    return fill(picture.wrongWidth, { least: LEAST_WIDTH_PX, most: MOST_WIDTH_PX, width });
  }
  const found = width / height;
  const wanted = shape.width / shape.height;
  if (Math.abs(found - wanted) <= picture.ratioTolerance) return null;
  return fill(picture.wrongRatio, { ratio: "16:9", found: found.toFixed(2), wanted: wanted.toFixed(2) });
}

/** Whether the content is PNG or JPEG, whatever its name says. */
async function beginsLikePicture(file: File): Promise<boolean> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    return SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte));
  } catch {
    // It was moved or deleted after it was chosen.
    return false;
  }
}

async function measure(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
