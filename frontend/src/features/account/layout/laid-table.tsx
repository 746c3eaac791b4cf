import { useId, type ReactNode } from "react";

import { dots, KHATAM_RATIO, star } from "@/shared/motif/geometry";
import { motifOf, type Motif } from "@/shared/motif/motifs";
import { Tile, TILE_STAR } from "@/shared/motif/tile";

import styles from "./laid-table.module.css";

/** The house's star in the middle, and eight places between its points. */
const SIDE = 700;
/** The cloth reaches past the table on all sides, however tall or wide its panel is. */
const CLOTH = { x: -SIDE, y: -SIDE, width: SIDE * 3, height: SIDE * 3 };
const MIDDLE = { x: SIDE / 2, y: SIDE / 2 };
const CLOTH_TILE = 50;
const STAR_RADIUS = 205;
const PLACES_REACH = 272;
const PLATE_RADIUS = 74;
const EIGHTH = Math.PI / 8;

/** Cuisines of the places around the table, clockwise from the visitor's place, which is nearest to the card. */
const GUESTS = ["PER", "IND", "TR", "PAK", "NAF", "SEA", "ME"];
const PLACES = GUESTS.map((code, index) => ({ code, ...placeAt(index + 1) }));
const OWN_PLACE = placeAt(0);

const RIM = dots(24, 47, 1.2);
const HOUSE = motifOf(null);
/** The house's star the other way round, to stand out on a plate. */
const OWN_MOTIF: Motif = { ...HOUSE, ground: HOUSE.figure, figure: HOUSE.ground };

interface LaidTableProps {
  /** Whether the visitor's plate is filled, or still waits for them. */
  isSeated: boolean;
  className?: string | undefined;
}

/** The table seen from above: guests of seven kitchens and one place that is the visitor's. Decoration only. */
export function LaidTable({ isSeated, className }: LaidTableProps) {
  const id = useId();
  return (
    <svg className={className} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={CLOTH_TILE} height={CLOTH_TILE} patternUnits="userSpaceOnUse">
          <g transform={`scale(${CLOTH_TILE / 100})`}>
            <Tile motif={HOUSE} />
          </g>
        </pattern>
      </defs>
      <rect {...CLOTH} fill={HOUSE.ground} />
      <rect {...CLOTH} fill={`url(#${id})`} opacity={0.2} />
      <rect {...CLOTH} className={styles.dusk} />
      <HouseStar />
      {PLACES.map((place) => (
        <Plate key={place.code} {...place}>
          <PlateStar {...motifOf(place.code)} />
        </Plate>
      ))}
      <Plate {...OWN_PLACE}>
        <circle cx="50" cy="50" r="46" className={styles.ring} />
        {isSeated && (
          <g className={styles.arrival}>
            <PlateStar {...OWN_MOTIF} />
          </g>
        )}
      </Plate>
    </svg>
  );
}

/** The star of the house's tile, large. */
function HouseStar() {
  const scale = STAR_RADIUS / 50;
  return (
    <g transform={`translate(${MIDDLE.x - STAR_RADIUS} ${MIDDLE.y - STAR_RADIUS}) scale(${scale})`}>
      <path d={TILE_STAR} className={styles.cream} />
      <path d={star(8, 46.5, KHATAM_RATIO)} fill="none" stroke={HOUSE.ground} strokeWidth={0.8} />
      <path d={HOUSE.ornament} fill={HOUSE.ground} />
      <path d={star(8, 18, KHATAM_RATIO)} className={styles.cream} />
      <path d={star(8, 8, KHATAM_RATIO)} fill={HOUSE.accent} />
    </g>
  );
}

interface PlateProps {
  x: number;
  y: number;
  code?: string;
  children: ReactNode;
}

/** A plate with its middle at (x, y); inside it is 100 × 100. */
function Plate({ x, y, code, children }: PlateProps) {
  return (
    <g transform={`translate(${x - PLATE_RADIUS} ${y - PLATE_RADIUS}) scale(${PLATE_RADIUS / 50})`}>
      <circle cx="51.500" cy="54" r="50" className={styles.shade} />
      <circle cx="50" cy="50" r="50" className={styles.plate} />
      {code !== undefined && <path d={RIM} fill={motifOf(code).ground} />}
      <circle cx="50" cy="50" r="40" className={styles.well} />
      {children}
    </g>
  );
}

function PlateStar({ ground, figure, accent, ornament }: Motif) {
  return (
    <g transform="translate(20 20) scale(0.6)">
      <path d={TILE_STAR} fill={figure} />
      <path d={ornament} fill={ground} fillRule="evenodd" />
      <path d={star(8, 9, KHATAM_RATIO)} fill={accent} />
    </g>
  );
}

/** The middle of a place, counted clockwise from the one on the right, just below the middle. */
function placeAt(index: number) {
  const angle = EIGHTH + index * 2 * EIGHTH;
  return { x: MIDDLE.x + PLACES_REACH * Math.cos(angle), y: MIDDLE.y + PLACES_REACH * Math.sin(angle) };
}
