import { describe, expect, it, vi } from "vitest";

import { CARD_WIDTHS_PX, fittingRendition, renditionUrl, srcSet } from "./renditions";

const DISH = "/media/ab/abcdef-800.webp";

describe("renditions", () => {
  it("differ only in the width", () => {
    expect(renditionUrl(DISH, 400)).toBe("/media/ab/abcdef-400.webp");
    expect(srcSet(DISH, [400, 800])).toBe("/media/ab/abcdef-400.webp 400w, /media/ab/abcdef-800.webp 800w");
  });

  it("leave the address of a foreign picture alone", () => {
    expect(renditionUrl("https://example.org/a.jpg", 400)).toBe("https://example.org/a.jpg");
    expect(srcSet("https://example.org/a.jpg", [400])).toBeUndefined();
  });

  it.each([
    [280, 1, 400],
    [280, 2, 800],
    [560, 2, 1200],
    [900, 3, 1200],
  ])("fit a box of %i px at density %i with %i px", (boxPx, density, expectedPx) => {
    vi.stubGlobal("devicePixelRatio", density);
    expect(fittingRendition(DISH, boxPx, CARD_WIDTHS_PX)).toBe(`/media/ab/abcdef-${expectedPx}.webp`);
  });
});
