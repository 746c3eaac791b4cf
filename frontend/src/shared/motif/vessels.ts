import { dots, KHATAM_RATIO, star } from "./geometry";

/** What a course is served on, seen from above. Shapes are path data around (50, 50); a plate's radius is 50. */
export interface Vessel {
  shape: string;
  material: "china" | "wood" | "glaze";
  /** The dish that stands on a board, or the hollow of the vessel. */
  well: string;
}

const circle = (radius: number) => dots(1, 0, radius);
const oval = (x: number, y: number) => `M${50 - x} 50a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0Z`;

function roundedBox(halfWidth: number, halfHeight: number, radius: number): string {
  const [w, h, r] = [halfWidth * 2 - radius * 2, halfHeight * 2 - radius * 2, radius];
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${50 - halfWidth + r} ${50 - halfHeight}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

const PLATE: Vessel = { shape: circle(50), material: "china", well: circle(38) };

const VESSELS: Readonly<Record<string, Vessel>> = {
  BRK: { shape: circle(47), material: "glaze", well: circle(39) },
  APP: { shape: roundedBox(66, 40, 12), material: "wood", well: circle(30) },
  SNK: { shape: roundedBox(46, 46, 16), material: "china", well: roundedBox(35, 35, 11) },
  DES: { shape: circle(45) + dots(16, 43, 8), material: "china", well: circle(36) },
  RAM: { shape: star(8, 55, KHATAM_RATIO), material: "glaze", well: star(8, 45, KHATAM_RATIO) },
  EID: { shape: oval(68, 47), material: "china", well: oval(54, 35) },
};

/** The vessel of a category; a round plate for main dishes, and where the category is not known. */
export function vesselOf(category: string | null | undefined): Vessel {
  return VESSELS[category ?? ""] ?? PLATE;
}
