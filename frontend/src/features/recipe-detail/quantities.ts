import { formatDecimal } from "@/shared/numbers/decimal";

/** Fractions that cooks measure with, by their value. */
const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [3 / 8, "⅜"],
  [1 / 2, "½"],
  [5 / 8, "⅝"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [7 / 8, "⅞"],
];

/** How far a decimal may lie from its fraction: 0.33 is a third, 0.3 is not. */
const TOLERANCE = 0.008;

/** Units that scales and jugs show in decimals. */
const METRIC_UNITS = new Set(["g", "kg", "mg", "ml", "cl", "dl", "l", "cm", "mm", "gram", "grams", "liter", "liters"]);

/** "1½", "2–3" or "" for a quantity that is absent or not above 0. Source: docs/product/recipes.md#ingredients-and-steps
 *
 * `max` is the upper end of a range; it counts only above the quantity. Metric amounts stay decimal: 1.5 kg.
 */
export function formatQuantity(quantity: number | null, max: number | null = null, unit: string | null = null): string {
  if (quantity === null || !(quantity > 0)) return "";
  const format = METRIC_UNITS.has((unit ?? "").trim().toLowerCase()) ? formatSmall : formatFraction;
  const low = format(quantity);
  const high = max !== null && max > quantity ? format(max) : low;
  return high === low ? low : `${low}–${high}`;
}

function formatFraction(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const fraction = FRACTIONS.find(([size]) => Math.abs(size - rest) <= TOLERANCE);
  if (fraction === undefined) return formatSmall(value);
  return `${whole > 0 ? whole : ""}${fraction[1]}`;
}

/** At most two decimals, but never 0: a hundredth stands for everything smaller. */
function formatSmall(value: number): string {
  return formatDecimal(Math.max(value, 0.01), 2);
}
