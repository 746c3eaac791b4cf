import renditions from "@config/renditions.json";

/** Widths, in pixels, in which the server keeps each picture. */
export const CARD_WIDTHS_PX: readonly number[] = renditions["4:3"].widthsPx;
export const BLOG_WIDTHS_PX: readonly number[] = renditions["16:9"].widthsPx;
export const BANNER_WIDTHS_PX: readonly number[] = renditions["20:9"].widthsPx;

const RENDITION = /-\d+\.webp$/;

/** The address of the same picture in another width. An address that is no rendition of ours comes back as it is. */
export function renditionUrl(url: string, widthPx: number): string {
  return url.replace(RENDITION, `-${widthPx}.webp`);
}

/** A srcset over the given widths; undefined for an address that has no renditions. */
export function srcSet(url: string, widthsPx: readonly number[]): string | undefined {
  if (!RENDITION.test(url)) return undefined;
  return widthsPx.map((width) => `${renditionUrl(url, width)} ${width}w`).join(", ");
}

/** The narrowest rendition that fills a box of `boxPx` CSS pixels on this screen. */
export function fittingRendition(url: string, boxPx: number, widthsPx: readonly number[]): string {
  const neededPx = boxPx * Math.min(window.devicePixelRatio || 1, 2);
  const width = widthsPx.find((candidate) => candidate >= neededPx) ?? widthsPx.at(-1) ?? neededPx;
  return renditionUrl(url, width);
}
