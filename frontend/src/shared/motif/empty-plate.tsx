import { useId } from "react";

import { dots, TILE } from "./geometry";
import { motifOf } from "./motifs";
import { Tile, TILE_STAR } from "./tile";

const CLOTH_TILE = 50;
const RIM = dots(24, 46.5, 1.3);

/** Stands in for a missing picture: an empty plate on its cuisine's cloth. Decoration only. */
export function EmptyPlate({ code, className }: { code?: string | null; className?: string | undefined }) {
  const id = useId();
  const motif = motifOf(code);
  return (
    <svg className={className} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={CLOTH_TILE} height={CLOTH_TILE} patternUnits="userSpaceOnUse">
          <g transform={`scale(${CLOTH_TILE / TILE})`}>
            <Tile motif={motif} />
          </g>
        </pattern>
      </defs>
      <rect width="400" height="300" fill={motif.ground} />
      <rect width="400" height="300" fill={`url(#${id})`} opacity={0.22} />
      <circle cx="203" cy="157" r="108" fill="#1c1014" opacity={0.25} />
      <circle cx="200" cy="150" r="108" fill="#f7efe1" />
      <g transform="translate(92 42) scale(2.16)">
        <path d={RIM} fill={motif.ground} />
        <circle cx="50" cy="50" r="38" fill="#fffaf0" stroke={motif.ground} strokeOpacity={0.25} strokeWidth={0.8} />
        <g transform="translate(32 32) scale(0.36)">
          <path d={TILE_STAR} fill={motif.figure} />
          <path d={motif.ornament} fill={motif.ground} fillRule="evenodd" />
        </g>
      </g>
    </svg>
  );
}
