import { useId } from "react";

import { KHATAM_RATIO, star, TILE } from "./geometry";
import { motifOf, type Motif } from "./motifs";
import styles from "./tile.module.css";

export const TILE_STAR = star(8, TILE / 2, KHATAM_RATIO);
const INNER_LINE = star(8, TILE / 2 - 6.5, KHATAM_RATIO);
const FRIEZE_TILE_PX = 36;
/** Reach of the star-shaped window from its middle. */
const WINDOW = 1.5 * TILE;
const HEART = star(8, 9, KHATAM_RATIO);

/** One tile as SVG shapes, 100 × 100, for use inside an <svg>. */
export function Tile({ motif }: { motif: Motif }) {
  return (
    <>
      <rect width={TILE} height={TILE} fill={motif.ground} />
      <path d={motif.corner} fill={motif.figure} />
      <path d={TILE_STAR} fill={motif.figure} />
      <path d={INNER_LINE} fill="none" stroke={motif.ground} strokeWidth={1.6} />
      <path d={motif.ornament} fill={motif.ground} fillRule="evenodd" />
      <path d={HEART} fill={motif.accent} stroke={motif.ground} strokeWidth={1.6} />
    </>
  );
}

interface TileFieldProps {
  /** A cuisine code, or several separated by commas; anything else gives the neutral tile. */
  code?: string | null;
  tilePx?: number;
  className?: string | undefined;
}

/** A surface covered with one cuisine's tiles; decoration only. Fills the box that `className` gives it. */
export function TileField({ code, tilePx = 44, className }: TileFieldProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tilePx} height={tilePx} patternUnits="userSpaceOnUse" x="50%">
          <g transform={`scale(${tilePx / TILE})`}>
            <Tile motif={motifOf(code)} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

interface QuiltProps {
  /** One cuisine code a tile, row by row. */
  codes: readonly string[];
  columns: number;
  /** A picture that shows through a star three tiles wide, in the middle of the cloth. */
  pictureUrl?: string | null;
  className?: string | undefined;
}

/** A cloth sewn from the tiles of many cuisines; decoration only. */
export function Quilt({ codes, columns, pictureUrl, className }: QuiltProps) {
  const id = useId();
  const rows = Math.ceil(codes.length / columns);
  const middle = { x: (columns * TILE) / 2, y: (rows * TILE) / 2 };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {codes.map((code, index) => (
        // An <svg> of its own, unlike a <g>, keeps a tile's crosses inside the tile.
        <svg
          key={index}
          x={(index % columns) * TILE}
          y={Math.floor(index / columns) * TILE}
          width={TILE}
          height={TILE}
          overflow="hidden"
        >
          <Tile motif={motifOf(code)} />
        </svg>
      ))}
      <rect width="100%" height="100%" className={styles.dusk} />
      {pictureUrl && (
        <>
          <clipPath id={id}>
            <path d={star(8, WINDOW, KHATAM_RATIO, middle)} />
          </clipPath>
          <path d={star(8, WINDOW + 9, KHATAM_RATIO, middle)} className={styles.frame} />
          <image
            key={pictureUrl}
            className={styles.picture}
            href={pictureUrl}
            x={middle.x - (WINDOW * 4) / 3}
            y={middle.y - WINDOW}
            width={(WINDOW * 8) / 3}
            height={WINDOW * 2}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id})`}
          />
        </>
      )}
    </svg>
  );
}

/** The edge of the cloth: one row of tiles, a different cuisine each, repeated as wide as needed; decoration only. */
export function Frieze({ codes, className }: { codes: readonly string[]; className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height={FRIEZE_TILE_PX} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={FRIEZE_TILE_PX * codes.length} height={FRIEZE_TILE_PX} patternUnits="userSpaceOnUse">
          {codes.map((code, index) => (
            <svg
              key={code}
              x={index * FRIEZE_TILE_PX}
              width={FRIEZE_TILE_PX}
              height={FRIEZE_TILE_PX}
              viewBox={`0 0 ${TILE} ${TILE}`}
              overflow="hidden"
            >
              <Tile motif={motifOf(code)} />
            </svg>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
