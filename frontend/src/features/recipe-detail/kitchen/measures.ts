/** A unit of weight or volume that recipes are written with. */
export interface Measure {
  /** As it is written behind a quantity; of a word, the singular. */
  symbol: string;
  kind: "weight" | "volume";
  /** Grams, or milliliters. */
  size: number;
  /** Spoons are at home in both. */
  system: "metric" | "us" | "both";
}

const weight = (symbol: string, size: number, system: Measure["system"]): Measure => ({ symbol, kind: "weight", size, system });
const volume = (symbol: string, size: number, system: Measure["system"]): Measure => ({ symbol, kind: "volume", size, system });

export const G = weight("g", 1, "metric");
export const KG = weight("kg", 1000, "metric");
export const OZ = weight("oz", 28.35, "us");
export const LB = weight("lb", 453.6, "us");
export const ML = volume("ml", 1, "metric");
export const L = volume("l", 1000, "metric");
export const TSP = volume("tsp", 5, "both");
export const TBSP = volume("tbsp", 15, "both");
/** 240 ml, as on the labels of food; a measuring cup holds 236.6. */
export const CUP = volume("cup", 240, "us");
export const QUART = volume("quart", 960, "us");

const SPELLINGS: readonly (readonly [Measure, string])[] = [
  [G, "g gram grams gr"],
  [KG, "kg kilo kilos kilogram kilograms"],
  [OZ, "oz ounce ounces"],
  [LB, "lb lbs pound pounds"],
  [ML, "ml milliliter milliliters millilitre millilitres"],
  [volume("cl", 10, "metric"), "cl"],
  [volume("dl", 100, "metric"), "dl"],
  [L, "l liter liters litre litres"],
  [TSP, "tsp tsps teaspoon teaspoons"],
  [TBSP, "tbsp tbsps tbs tablespoon tablespoons"],
  [CUP, "cup cups"],
  [volume("fl oz", 30, "us"), "fl-oz floz"],
  [volume("pint", 480, "us"), "pint pints pt"],
  [QUART, "quart quarts qt"],
  [volume("gallon", 3840, "us"), "gallon gallons"],
];

const MEASURES = new Map(SPELLINGS.flatMap(([measure, words]) => words.split(" ").map((word) => [word, measure] as const)));

/** The measure that the unit names; undefined for pieces, cloves, pinches and whatever else has no fixed size. */
export function measureOf(unit: string): Measure | undefined {
  const word = unit.trim().toLowerCase().replace(/\.$/, "");
  return MEASURES.get(word) ?? MEASURES.get(word.replace(/\.? /, "-"));
}
