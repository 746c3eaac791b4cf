import motifs from "@config/motifs.json";

/** Path data for the star-and-cross family. Units: one tile is 100 × 100, its star is centred at (50, 50). */

export const TILE = 100;

/** Two squares laid over each other: the inner corners of an eight-pointed star lie at this part of its radius. */
export const KHATAM_RATIO = motifs.star.ratio;

interface Place {
  x: number;
  y: number;
}

const CENTRE: Place = { x: TILE / 2, y: TILE / 2 };

/** A closed star. `ratio` is inner radius over outer radius; 1 gives a regular polygon with twice the points. */
export function star(points: number, radius: number, ratio: number, at: Place = CENTRE, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * ratio;
    return polar(at, reach, turn + (index * Math.PI) / points);
  });
  return `M${corners.join("L")}Z`;
}

/** A ring of pointed petals from `from` to `to`, each `width` radians wide at its belly. */
export function petals(count: number, from: number, to: number, width: number, turn = 0, at: Place = CENTRE): string {
  const belly = from + (to - from) * 0.45;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    const root = polar(at, from, angle);
    const tip = polar(at, to, angle);
    return `M${root}Q${polar(at, belly, angle - width)} ${tip}Q${polar(at, belly, angle + width)} ${root}Z`;
  }).join("");
}

/** A ring of dots, or one dot in the middle when `ring` is 0. */
export function dots(count: number, ring: number, radius: number, turn = 0, at: Place = CENTRE): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    const left = round(at.x + ring * Math.cos(angle) - radius);
    const y = round(at.y + ring * Math.sin(angle));
    return `M${left} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }).join("");
}

/** The same shape in the middle of the four crosses that meet at the tile's corners. */
export function atCorners(shape: (at: Place) => string): string {
  return [0, TILE].flatMap((x) => [0, TILE].map((y) => shape({ x, y }))).join("");
}

function polar(at: Place, reach: number, angle: number): string {
  return `${round(at.x + reach * Math.cos(angle))} ${round(at.y + reach * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
