import { decode, isBlurhashValid } from "blurhash";
import { useEffect, useRef } from "react";

const WIDTH_PX = 32;
const HEIGHT_PX = 24;

interface BlurPlaceholderProps {
  blurHash: string | null | undefined;
  className?: string | undefined;
}

/** A 32 × 24 canvas with the picture's colours, to be stretched by `className`. An invalid hash shows nothing. */
export function BlurPlaceholder({ blurHash, className }: BlurPlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!blurHash || !isBlurhashValid(blurHash).result) return;
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const pixels = context.createImageData(WIDTH_PX, HEIGHT_PX);
    pixels.data.set(decode(blurHash, WIDTH_PX, HEIGHT_PX));
    context.putImageData(pixels, 0, 0);
  }, [blurHash]);

  if (!blurHash || !isBlurhashValid(blurHash).result) return null;
  return <canvas ref={canvas} width={WIDTH_PX} height={HEIGHT_PX} className={className} aria-hidden="true" />;
}
