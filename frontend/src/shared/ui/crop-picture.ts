/** A part of a picture, in the picture's own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part is too many bytes at the smallest size that still looks good. */
export class PartTooLarge extends Error {}

/** Half as wide again as the widest picture of the site: more would only make the upload slower. */
const MAX_WIDTH_PX = 2400;
/** What is tried in turn until the file is small enough: the share of the width, and the quality of the JPEG. */
const STEPS: readonly (readonly [share: number, quality: number])[] = [
  [1, 0.92],
  [1, 0.85],
  [1, 0.75],
  [0.75, 0.75],
  [0.5, 0.75],
];

/** Returns a part of a picture as a JPEG of at most `maxBytes`, upright as the browser shows it.
 *
 * Raises PartTooLarge when it can't be made that small, and an Error when the browser can't draw it.
 */
export async function cropPicture(
  image: HTMLImageElement,
  area: CropArea,
  { name, maxBytes }: { name: string; maxBytes: number },
): Promise<File> {
  const width = Math.min(area.width, MAX_WIDTH_PX);
  for (const [share, quality] of STEPS) {
    const blob = await encode(draw(image, area, Math.round(width * share)), quality);
    if (blob.size <= maxBytes) return new File([blob], name.replace(/\.\w+$/, "") + ".jpg", { type: blob.type });
  }
  throw new PartTooLarge("The part is too large at every step");
}

function draw(image: HTMLImageElement, area: CropArea, width: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * area.height) / area.width);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser can't draw the picture");
  // A JPEG has no transparency: without a ground it would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (blob === null) throw new Error("The browser can't encode the picture");
  return blob;
}
