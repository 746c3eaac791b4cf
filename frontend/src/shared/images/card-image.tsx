import { useEffect, useRef, useState, type RefObject } from "react";

import { lazyNamed } from "@/shared/lazy/lazy-named";
import type { EmptyPlateProps } from "@/shared/motif/empty-plate";
import { cx } from "@/shared/ui/cx";

import styles from "./card-image.module.css";
import { loadCachedImage } from "./image-cache";
import { CARD_WIDTHS_PX, fittingRendition } from "./renditions";
import { servedPicture } from "./served-pictures";
import { useNearViewport } from "./use-near-viewport";

// What stands in for a picture is not part of the first load.
const EmptyPlate = lazyNamed(() => import("@/shared/motif/empty-plate"), "EmptyPlate");
const BlurPlaceholder = lazyNamed(() => import("./blur-placeholder"), "BlurPlaceholder");

interface CardImageProps {
  /** Absolute path of the picture; without one an empty plate stands in. */
  url: string | null;
  blurHash: string | null;
  alt: string;
  /** Loads at once and ahead of others, for the first cards of a screen. */
  priority?: boolean;
  /** What stands in for the picture. */
  plate?: EmptyPlateProps;
}

/** A 4:3 picture that keeps its place, loads when it nears the viewport and fades in over its blur. */
export function CardImage({ url, blurHash, alt, priority = false, plate }: CardImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame, priority);
  const source = useCachedSource(near ? url : null, frame);
  const [loadedSource, setLoadedSource] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  // The served screen's picture is in the browser's memory: nothing fades.
  const loaded = source !== null && (source === loadedSource || source === servedPicture(url ?? ""));

  return (
    <div ref={frame} className={styles.frame}>
      {url === null || isBroken ? (
        near && <EmptyPlate {...plate} className={styles.plate} />
      ) : (
        <>
          {source !== null && (
            <img
              className={styles.picture}
              src={source}
              alt={alt}
              width={800}
              height={600}
              decoding="async"
              fetchPriority={priority ? "high" : "auto"}
              onLoad={() => setLoadedSource(source)}
              onError={() => setIsBroken(true)}
            />
          )}
          {near && <BlurPlaceholder blurHash={blurHash} className={cx(styles.blur, loaded && styles.faded)} />}
        </>
      )}
    </div>
  );
}

/** What the <img> may load: the cached picture, or the original address when fetching fails. Null until known. */
function useCachedSource(url: string | null, frame: RefObject<HTMLElement | null>): string | null {
  const served = servedPicture(url ?? "");
  const [source, setSource] = useState<{ url: string; src: string } | null>(null);

  useEffect(() => {
    if (url === null) return;
    if (served !== undefined) {
      // It shows already; the browser's cache gets it for the next time.
      loadCachedImage(served).catch(() => undefined);
      return;
    }
    const abort = new AbortController();
    let objectUrl: string | undefined;
    const rendition = fittingRendition(url, frame.current?.clientWidth ?? 0, CARD_WIDTHS_PX);
    loadCachedImage(rendition, abort.signal)
      .then((blob) => {
        if (!abort.signal.aborted) setSource({ url, src: (objectUrl = URL.createObjectURL(blob)) });
      })
      .catch(() => {
        if (!abort.signal.aborted) setSource({ url, src: url });
      });
    return () => {
      abort.abort();
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [url, served, frame]);

  if (served !== undefined) return served;
  return source !== null && source.url === url ? source.src : null;
}
