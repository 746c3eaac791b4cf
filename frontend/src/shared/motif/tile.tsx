import { useId } from "react";

import { KHATAM_RATIO, star, TILE } from "./geometry";
import { motifOf, type Motif } from "./motifs";

export const TILE_STAR = star(8, TILE / 2, KHATAM_RATIO);
const INNER_LINE = star(8, TILE / 2 - 6.5, KHATAM_RATIO);

/** One tile as SVG shapes, 100 × 100, for use inside an <svg>. */
export function Tile({ motif }: { motif: Motif }) {
  return (
    <>
      <rect width={TILE} height={TILE} fill={motif.ground} />
      <path d={motif.corner} fill={motif.figure} />
      <path d={TILE_STAR} fill={motif.figure} />
      <path d={INNER_LINE} fill="none" stroke={motif.ground} strokeWidth={1.6} />
      <path d={motif.ornament} fill={motif.ground} fillRule="evenodd" />
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
  className?: string | undefined;
}

/** A cloth sewn from the tiles of many cuisines; decoration only. */
export function Quilt({ codes, columns, className }: QuiltProps) {
  const rows = Math.ceil(codes.length / columns);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {codes.map((code, index) => (
        <g key={index} transform={`translate(${(index % columns) * TILE} ${Math.floor(index / columns) * TILE})`}>
          <Tile motif={motifOf(code)} />
        </g>
      ))}
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
            <g key={code} transform={`translate(${index * FRIEZE_TILE_PX}) scale(${FRIEZE_TILE_PX / TILE})`}>
              <Tile motif={motifOf(code)} />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const FRIEZE_TILE_PX = 36;
