import motifs from "@config/motifs.json";

import { atCorners, dots, KHATAM_RATIO, petals, star } from "./geometry";

/** The colours of a cuisine, from config/motifs.json: the seed pictures use the same. */
interface Palette {
  /** Colour of the cross, the ground of the tile. */
  ground: string;
  /** Colour of the star. */
  figure: string;
  /** Colour of the small star in the middle. */
  accent: string;
}

interface Ornaments {
  /** Path data drawn on the star in the ground's colour. */
  ornament: string;
  /** Path data drawn on the cross in the star's colour. */
  corner: string;
}

/** One cuisine's tile. */
export type Motif = Palette & Ornaments;

const EIGHTH = Math.PI / 8;
const khatam = (radius: number) => star(8, radius, KHATAM_RATIO);

const cornerStar = atCorners((at) => star(4, 15, 0.45, at));
const cornerDots = atCorners((at) => dots(1, 0, 5, 0, at) + dots(4, 13, 2.6, 0, at));
const cornerLozenge = atCorners((at) => star(4, 13, 0.72, at));
const cornerFlower = atCorners((at) => petals(4, 2, 17, 0.5, 0, at));
const cornerKhatam = atCorners((at) => star(8, 11, KHATAM_RATIO, at));

const ORNAMENTS: Readonly<Record<keyof typeof motifs.cuisines, Ornaments>> = {
  ME: { ornament: khatam(24) + dots(8, 33, 2), corner: cornerStar },
  PAK: { ornament: petals(8, 7, 31, 0.3), corner: cornerDots },
  IND: { ornament: petals(12, 8, 32, 0.22), corner: cornerFlower },
  TR: { ornament: petals(4, 4, 33, 0.5) + petals(4, 12, 27, 0.2, 2 * EIGHTH), corner: cornerFlower },
  PER: { ornament: star(12, 30, 0.62) + dots(12, 35, 1.5, EIGHTH), corner: cornerKhatam },
  NAF: { ornament: star(16, 31, 0.7), corner: cornerKhatam },
  SEA: { ornament: petals(6, 5, 32, 0.42), corner: cornerLozenge },
  CHIN: { ornament: star(4, 30, 1) + dots(4, 33, 2.4, 2 * EIGHTH), corner: cornerLozenge },
  AFG: { ornament: khatam(28), corner: cornerDots },
  CAS: { ornament: petals(4, 3, 31, 0.62, 2 * EIGHTH), corner: cornerStar },
  EAF: { ornament: star(4, 31, 0.5) + star(4, 20, 0.5, undefined, 2 * EIGHTH), corner: cornerLozenge },
  WAF: { ornament: star(4, 32, 0.72), corner: cornerStar },
  BAL: { ornament: petals(8, 10, 32, 0.2, EIGHTH), corner: cornerStar },
  MED: { ornament: petals(6, 8, 30, 0.3), corner: cornerFlower },
  IT: { ornament: petals(5, 5, 31, 0.5, -4 * EIGHTH), corner: cornerDots },
  MEX: { ornament: star(12, 32, 0.8), corner: cornerLozenge },
  US: { ornament: star(5, 31, 0.42, undefined, -4 * EIGHTH), corner: cornerStar },
  UK: { ornament: petals(5, 6, 30, 0.46, -4 * EIGHTH) + dots(5, 33, 2, 4 * EIGHTH), corner: cornerDots },
  TH: { ornament: petals(8, 4, 32, 0.34), corner: cornerFlower },
  JP: { ornament: petals(5, 4, 30, 0.56, -4 * EIGHTH), corner: cornerLozenge },
};

/** For recipes without a cuisine, and for cuisines without a tile. */
const NEUTRAL: Motif = { ...motifs.neutral, ornament: khatam(26), corner: cornerStar };

const MOTIFS: Readonly<Record<string, Motif>> = Object.fromEntries(
  Object.entries(motifs.cuisines).map(([code, palette]) => [
    code,
    { ...palette, ...ORNAMENTS[code as keyof typeof motifs.cuisines] },
  ]),
);

export const MOTIF_CODES = Object.keys(MOTIFS);

/** The tile of a cuisine; of several codes ("PAK,IND") the first. Unknown or no code gives the neutral tile. */
export function motifOf(code: string | null | undefined): Motif {
  const first = (code ?? "").split(",")[0]?.trim().toUpperCase() ?? "";
  return MOTIFS[first] ?? NEUTRAL;
}
