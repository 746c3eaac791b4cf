import { atCorners, dots, KHATAM_RATIO, petals, star } from "./geometry";

/** One cuisine's tile: a pair of colours, and the ornaments inside the star and inside the cross. */
export interface Motif {
  /** Colour of the cross, the ground of the tile. */
  ground: string;
  /** Colour of the star. */
  figure: string;
  /** Path data drawn on the star in the ground's colour. */
  ornament: string;
  /** Path data drawn on the cross in the star's colour. */
  corner: string;
}

const EIGHTH = Math.PI / 8;
const khatam = (radius: number) => star(8, radius, KHATAM_RATIO);

const cornerStar = atCorners((at) => star(4, 15, 0.45, at));
const cornerDots = atCorners((at) => dots(1, 0, 5, 0, at) + dots(4, 13, 2.6, 0, at));
const cornerLozenge = atCorners((at) => star(4, 13, 0.72, at));
const cornerFlower = atCorners((at) => petals(4, 2, 17, 0.5, 0, at));
const cornerKhatam = atCorners((at) => star(8, 11, KHATAM_RATIO, at));

/** The spec's cuisine codes, then those of the first content. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  ME: { ground: "#7d3020", figure: "#e9c27c", ornament: khatam(24) + dots(8, 33, 2), corner: cornerStar },
  PAK: { ground: "#0f5a41", figure: "#efdcae", ornament: petals(8, 7, 31, 0.3), corner: cornerDots },
  IND: { ground: "#5c2248", figure: "#ec9a25", ornament: petals(12, 8, 32, 0.22) + dots(1, 0, 4), corner: cornerFlower },
  TR: { ground: "#1d4f91", figure: "#ec6f55", ornament: petals(4, 4, 33, 0.5) + petals(4, 12, 27, 0.2, 2 * EIGHTH), corner: cornerFlower },
  PER: { ground: "#0b7472", figure: "#edb23f", ornament: star(12, 30, 0.62) + dots(12, 35, 1.5, EIGHTH), corner: cornerKhatam },
  NAF: { ground: "#22439c", figure: "#e07a45", ornament: star(16, 31, 0.7), corner: cornerKhatam },
  SEA: { ground: "#1c6a58", figure: "#f3b63c", ornament: petals(6, 5, 32, 0.42), corner: cornerLozenge },
  CHIN: { ground: "#a62420", figure: "#ebc76d", ornament: star(4, 30, 1) + dots(4, 33, 2.4, 2 * EIGHTH), corner: cornerLozenge },
  AFG: { ground: "#2b3a78", figure: "#e0716a", ornament: khatam(28), corner: cornerDots },
  CAS: { ground: "#0f6c8d", figure: "#f2c658", ornament: petals(4, 3, 31, 0.62, 2 * EIGHTH), corner: cornerStar },
  EAF: { ground: "#1d5a57", figure: "#e59a4d", ornament: star(4, 31, 0.5) + star(4, 20, 0.5, undefined, 2 * EIGHTH), corner: cornerLozenge },
  WAF: { ground: "#2a4c31", figure: "#e8963a", ornament: star(4, 32, 0.72), corner: cornerStar },
  BAL: { ground: "#74293a", figure: "#e2bf94", ornament: petals(8, 10, 32, 0.2, EIGHTH) + dots(1, 0, 6), corner: cornerStar },
  MED: { ground: "#25648f", figure: "#ccd584", ornament: petals(6, 8, 30, 0.3), corner: cornerFlower },
  IT: { ground: "#3c6938", figure: "#ee7d5c", ornament: petals(5, 5, 31, 0.5, -4 * EIGHTH), corner: cornerDots },
  MEX: { ground: "#a8224f", figure: "#f5b04d", ornament: star(12, 32, 0.8) + dots(1, 0, 4), corner: cornerLozenge },
  US: { ground: "#24507a", figure: "#ee8a58", ornament: star(5, 31, 0.42, undefined, -4 * EIGHTH), corner: cornerStar },
  UK: { ground: "#38486a", figure: "#d3b279", ornament: petals(5, 6, 30, 0.46, -4 * EIGHTH) + dots(5, 33, 2, 4 * EIGHTH), corner: cornerDots },
  TH: { ground: "#66286c", figure: "#f4a85f", ornament: petals(8, 4, 32, 0.34), corner: cornerFlower },
  JP: { ground: "#26364f", figure: "#eab9aa", ornament: petals(5, 4, 30, 0.56, -4 * EIGHTH), corner: cornerLozenge },
};

/** For what belongs to no cuisine: the colours of the house. */
const NEUTRAL: Motif = { ground: "#a3243b", figure: "#f3e3c8", ornament: khatam(26), corner: cornerStar };

export const MOTIF_CODES = Object.keys(MOTIFS);

/** The tile of a cuisine; of several codes ("PAK,IND") the first. Unknown or no code gives the neutral tile. */
export function motifOf(code: string | null | undefined): Motif {
  const first = (code ?? "").split(",")[0]?.trim().toUpperCase() ?? "";
  return MOTIFS[first] ?? NEUTRAL;
}
