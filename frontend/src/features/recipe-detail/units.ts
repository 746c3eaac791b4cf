/** Units that are words, in the singular; symbols such as g and tbsp know no plural. */
const COUNTED = new Set([
  ...["cup", "clove", "can", "slice", "stick", "bunch", "pinch", "dash", "package", "packet", "head", "sprig", "piece"],
  ...["stalk", "jar", "bottle", "quart", "pint", "gallon", "pound", "ounce", "teaspoon", "tablespoon", "handful", "leaf"],
]);

/** "cups" for "cup"; a unit that is a symbol, a plural already or not known stays as it is. */
export function pluralUnit(unit: string): string {
  if (!COUNTED.has(unit.toLowerCase())) return unit;
  if (unit.toLowerCase() === "leaf") return `${unit.slice(0, -1)}ves`;
  return /(?:ch|sh)$/i.test(unit) ? `${unit}es` : `${unit}s`;
}
