import { star, TILE, KHATAM_RATIO } from "@/shared/motif/geometry";
import { motifOf } from "@/shared/motif/motifs";

import { STAGES, type Stage } from "./job";
import styles from "./stage-tile.module.css";

const STAR = star(8, TILE / 2, KHATAM_RATIO);
const HEART = star(8, 9, KHATAM_RATIO);

interface StageTileProps {
  stage: Stage;
  code: string | undefined;
}

/** The cuisine's tile, which gains a piece with every stage that is reached. Decoration only. */
export function StageTile({ stage, code }: StageTileProps) {
  const motif = motifOf(code);
  const reached = STAGES.indexOf(stage);
  const pieces = [
    <path key="corner" d={motif.corner} fill={motif.figure} />,
    <path key="star" d={STAR} fill={motif.figure} />,
    <path key="ornament" d={motif.ornament} fill={motif.ground} fillRule="evenodd" />,
    <path key="heart" d={HEART} fill={motif.accent} stroke={motif.ground} strokeWidth={1.6} />,
  ];
  return (
    <svg className={styles.tile} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true" focusable="false">
      <rect width={TILE} height={TILE} fill={motif.ground} />
      {pieces.slice(0, reached + 1).map((piece, index) => (
        <g key={piece.key} className={index === reached ? styles.latest : undefined}>
          {piece}
        </g>
      ))}
    </svg>
  );
}
