/** Smaller ones are written with an exponent already. */
const SMALLEST = 1e-6;

/** A number from 0 on with at most `digits` decimals and no more than it needs: "1.5", "2".
 *
 * Not by Intl.NumberFormat, which takes tens of milliseconds to begin on a phone while a recipe is first drawn.
 */
export function formatDecimal(value: number, digits: number): string {
  if (value < SMALLEST) return "0";
  // Moved by its exponent, a number is rounded as it is written: 1.005 is 1.01, though the machine keeps a bit less.
  const rounded = Math.round(Number(`${value}e${digits}`));
  return String(Number(`${rounded}e-${digits}`));
}
