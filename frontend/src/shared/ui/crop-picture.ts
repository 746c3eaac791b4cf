/** A part of a picture, in the picture's own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a part of a picture as a JPEG file. Raises an Error when the browser can't draw it. */
export async function cropPicture(image: HTMLImageElement, area: CropArea, name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(area.width);
  canvas.height = Math.round(area.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser can't draw the picture");
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (blob === null) throw new Error("The browser can't encode the picture");
  return new File([blob], name.replace(/\.\w+$/, "") + ".jpg", { type: blob.type });
}
