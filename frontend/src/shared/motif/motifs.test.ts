import { describe, expect, it } from "vitest";

import { KHATAM_RATIO, star, TILE } from "./geometry";
import { MOTIF_CODES, motifOf } from "./motifs";

const CUISINES = "ME PAK IND TR PER NAF SEA CHIN AFG CAS EAF WAF BAL MED IT MEX US UK TH JP".split(" ");

describe("motifs", () => {
  it("give every cuisine a tile of its own", () => {
    expect(MOTIF_CODES.toSorted()).toEqual(CUISINES.toSorted());
    expect(new Set(CUISINES.map((code) => JSON.stringify(motifOf(code)))).size).toBe(CUISINES.length);
  });

  it("take the first of several codes, in any case", () => {
    expect(motifOf("pak,IND")).toBe(motifOf("PAK"));
  });

  it("fall back to the colours of the house", () => {
    expect(motifOf(null)).toBe(motifOf("XX"));
    expect(CUISINES.map(motifOf)).not.toContain(motifOf(null));
  });
});

describe("the star of a tile", () => {
  it("touches the middle of each side, so that neighbours meet in crosses", () => {
    const corners = star(8, TILE / 2, KHATAM_RATIO).match(/-?[\d.]+ -?[\d.]+/g);
    expect(corners).toHaveLength(16);
    for (const touching of ["100 50", "50 100", "0 50", "50 0"]) expect(corners).toContain(touching);
  });
});
