import { useId } from "react";

import { dots, petals, star, TILE } from "./geometry";
import { motifOf } from "./motifs";
import { Tile, TILE_STAR } from "./tile";
import { vesselOf } from "./vessels";

const CLOTH_TILES_PX = [38, 50, 64];
const CLOTH_TURNS = [0, 45];
const STAR_TURNS = [0, 22.5];
const ORNAMENTS = [
  petals(8, 5, 32, 0.34),
  petals(6, 5, 32, 0.42),
  petals(12, 8, 33, 0.22),
  star(12, 31, 0.62),
  star(16, 31, 0.7) + dots(8, 36, 2),
];
const RIM = dots(24, 44, 1.2);

export interface EmptyPlateProps {
  /** A cuisine's code: the cloth and its colors. */
  code?: string | null | undefined;
  /** A category's code: what the dish is served on. */
  category?: string | null | undefined;
  /** Any number of the dish, such as its id: no two dishes of a kind look the same side by side. */
  dish?: number;
  className?: string | undefined;
}

/** Stands in for a missing picture: an empty vessel on its cuisine's cloth. Decoration only. */
export function EmptyPlate({ code, category, dish = 0, className }: EmptyPlateProps) {
  const id = useId();
  const motif = motifOf(code);
  const { shape, material, well } = vesselOf(category);
  const clothTile = pick(CLOTH_TILES_PX, dish);
  const ornament = pick([motif.ornament, ...ORNAMENTS], dish);
  const body = { china: "#f7efe1", wood: "#c79a66", glaze: motif.figure }[material];

  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={id}
          width={clothTile}
          height={clothTile}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${pick(CLOTH_TURNS, Math.floor(dish / CLOTH_TILES_PX.length))})`}
        >
          <g transform={`scale(${clothTile / TILE})`}>
            <Tile motif={motif} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={motif.ground} />
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity={0.26} />
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet">
        <g transform="translate(92 42) scale(2.16)">
          <path d={shape} fill="#1c1014" opacity={0.25} transform="translate(1.4 3.2)" />
          <path d={shape} fill={body} />
          {material === "china" && <path d={RIM} fill={motif.ground} />}
          <path d={well} fill="#fffaf0" stroke={motif.ground} strokeOpacity={0.25} strokeWidth={0.8} />
          <g transform={`rotate(${pick(STAR_TURNS, dish)} 50 50) translate(31 31) scale(0.38)`}>
            <path d={TILE_STAR} fill={motif.figure} />
            <path d={ornament} fill={motif.ground} fillRule="evenodd" />
          </g>
        </g>
      </svg>
    </svg>
  );
}

function pick<T>(choices: readonly T[], dish: number): T {
  return choices[dish % choices.length] as T;
}
