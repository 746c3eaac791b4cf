import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync("src/shared/styles/tokens.css", "utf8");

/** Text on its ground: 4.5 (WCAG AA). */
const TEXT_PAIRS = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink-muted", "paper"],
  ["ink-muted", "surface"],
  ["ink-muted", "sunken"],
  ["ink", "skeleton"],
  ["ink-muted", "skeleton"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["accent-text", "paper"],
  ["accent-text", "surface"],
  ["saffron-text", "saffron-soft"],
  ["saffron-text", "paper"],
  ["ink", "saffron-soft"],
  ["olive-text", "olive-soft"],
  ["olive-text", "paper"],
  ["ink", "olive-soft"],
  ["danger-text", "danger-soft"],
  ["danger-text", "surface"],
  ["danger-text", "paper"],
  ["ink", "danger-soft"],
  ["on-night", "night"],
  ["on-night-muted", "night"],
  ["highlight-on-night", "night"],
] as const;

/** Edges of fields, icons and the focus ring against what they lie on: 3 (WCAG AA, non-text). */
const SHAPE_PAIRS = [
  ["outline", "paper"],
  ["outline", "surface"],
  ["focus", "paper"],
  ["focus", "surface"],
  ["accent", "paper"],
] as const;

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(TEXT_PAIRS)("has readable %s on %s", (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)("has visible %s on %s", (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

function colour(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--color-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  const hex = value?.[3] ?? value?.[theme === "light" ? 1 : 2];
  if (hex === undefined) throw new Error(`--color-${name} is no token`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
