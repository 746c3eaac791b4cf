import { atCorners, dots, KHATAM_RATIO, petals, star } from "./geometry";

/** One cuisine's tile: a pair of colours with an accent, and the ornaments inside the star and inside the cross. */
export interface Motif {
  /** Colour of the cross, the ground of the tile. */
  ground: string;
  /** Colour of the star. */
  figure: string;
  /** Colour of the small star in the middle. */
  accent: string;
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
  ME: { ground: "#9c2140", figure: "#e3c290", accent: "#9c2140", ornament: khatam(24) + dots(8, 33, 2), corner: cornerStar },
  PAK: { ground: "#12593f", figure: "#e59aa8", accent: "#f3dc9a", ornament: petals(8, 7, 31, 0.3), corner: cornerDots },
  IND: { ground: "#6d2150", figure: "#efa32a", accent: "#d9527a", ornament: petals(12, 8, 32, 0.22), corner: cornerFlower },
  TR: { ground: "#1d4f9c", figure: "#e9684f", accent: "#f6ecd8", ornament: petals(4, 4, 33, 0.5) + petals(4, 12, 27, 0.2, 2 * EIGHTH), corner: cornerFlower },
  PER: { ground: "#128f97", figure: "#f0b544", accent: "#fdf1d4", ornament: star(12, 30, 0.62) + dots(12, 35, 1.5, EIGHTH), corner: cornerKhatam },
  NAF: { ground: "#1f4bab", figure: "#e07d4c", accent: "#f6d48a", ornament: star(16, 31, 0.7), corner: cornerKhatam },
  SEA: { ground: "#17806a", figure: "#f0b84a", accent: "#d6412f", ornament: petals(6, 5, 32, 0.42), corner: cornerLozenge },
  CHIN: { ground: "#c5351f", figure: "#edc068", accent: "#1f3563", ornament: star(4, 30, 1) + dots(4, 33, 2.4, 2 * EIGHTH), corner: cornerLozenge },
  AFG: { ground: "#26418f", figure: "#ec9f63", accent: "#fbe3cf", ornament: khatam(28), corner: cornerDots },
  CAS: { ground: "#2b86a3", figure: "#f0b65a", accent: "#a9243c", ornament: petals(4, 3, 31, 0.62, 2 * EIGHTH), corner: cornerStar },
  EAF: { ground: "#2c5d3c", figure: "#e29a34", accent: "#b5402a", ornament: star(4, 31, 0.5) + star(4, 20, 0.5, undefined, 2 * EIGHTH), corner: cornerLozenge },
  WAF: { ground: "#27327a", figure: "#f0a829", accent: "#d3492f", ornament: star(4, 32, 0.72), corner: cornerStar },
  BAL: { ground: "#2a4059", figure: "#d9a441", accent: "#a02f2a", ornament: petals(8, 10, 32, 0.2, EIGHTH), corner: cornerStar },
  MED: { ground: "#2a78b5", figure: "#f2cd56", accent: "#fff6da", ornament: petals(6, 8, 30, 0.3), corner: cornerFlower },
  IT: { ground: "#5f7230", figure: "#f2d7a0", accent: "#d3502f", ornament: petals(5, 5, 31, 0.5, -4 * EIGHTH), corner: cornerDots },
  MEX: { ground: "#b82c66", figure: "#f3b13c", accent: "#12929a", ornament: star(12, 32, 0.8), corner: cornerLozenge },
  US: { ground: "#2f527c", figure: "#efe0bf", accent: "#c9493c", ornament: star(5, 31, 0.42, undefined, -4 * EIGHTH), corner: cornerStar },
  UK: { ground: "#6f2536", figure: "#b9cbb4", accent: "#e5bf73", ornament: petals(5, 6, 30, 0.46, -4 * EIGHTH) + dots(5, 33, 2, 4 * EIGHTH), corner: cornerDots },
  TH: { ground: "#6b2f86", figure: "#e6a930", accent: "#f7e2a8", ornament: petals(8, 4, 32, 0.34), corner: cornerFlower },
  JP: { ground: "#21446f", figure: "#eba890", accent: "#fbeee6", ornament: petals(5, 4, 30, 0.56, -4 * EIGHTH), corner: cornerLozenge },
};

/** For what belongs to no cuisine: the colours of the house. */
const NEUTRAL: Motif = { ground: "#a3243b", figure: "#f3e3c8", accent: "#e2a32b", ornament: khatam(26), corner: cornerStar };

export const MOTIF_CODES = Object.keys(MOTIFS);

/** The tile of a cuisine; of several codes ("PAK,IND") the first. Unknown or no code gives the neutral tile. */
export function motifOf(code: string | null | undefined): Motif {
  const first = (code ?? "").split(",")[0]?.trim().toUpperCase() ?? "";
  return MOTIFS[first] ?? NEUTRAL;
}
