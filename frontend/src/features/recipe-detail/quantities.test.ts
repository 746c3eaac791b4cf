import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatQuantity } from "./quantities";

describe("quantities", () => {
  it.each([
    [0.5, "½"],
    [1.5, "1½"],
    [0.25, "¼"],
    [2.75, "2¾"],
    [0.33, "⅓"],
    [0.6667, "⅔"],
    [0.125, "⅛"],
    [3, "3"],
    [1.1, "1.1"],
    [1.004, "1"],
    [0.001, "0.01"],
    [1200, "1200"],
  ])("show %d as %s", (quantity, text) => {
    expect(formatQuantity(quantity)).toBe(text);
  });

  it.each([null, 0, -1, Number.NaN])("show nothing for %s", (quantity) => {
    expect(formatQuantity(quantity)).toBe("");
  });

  it("stay decimal in metric units", () => {
    expect(formatQuantity(1.5, null, "kg")).toBe("1.5");
    expect(formatQuantity(0.5, null, "L")).toBe("0.5");
    expect(formatQuantity(0.5, null, "cup")).toBe("½");
  });

  it("show a range only when it ends above its beginning", () => {
    expect(formatQuantity(2, 3)).toBe("2–3");
    expect(formatQuantity(0.5, 0.75, "tsp")).toBe("½–¾");
    expect(formatQuantity(2, 2)).toBe("2");
    expect(formatQuantity(2, 1)).toBe("2");
    expect(formatQuantity(2, null)).toBe("2");
  });

  it("never show a positive amount as nothing or as zero", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e5, noNaN: true }), (quantity) => {
        expect(formatQuantity(quantity)).toMatch(/[1-9⅛¼⅓⅜½⅝⅔¾⅞]/);
      }),
    );
  });
});
