import { linesOf, withoutMarker } from "../pasted-lines";
import type { IngredientValues } from "../schema";

/** What can be told from an ingredient's line. What is not understood stays in the name. */
export type ReadIngredient = Pick<IngredientValues, "Quantity" | "Quantity_Max" | "Unit" | "Name">;

const FRACTIONS: Record<string, number> = {
  "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5,
  "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
};
const FRACTION = `[${Object.keys(FRACTIONS).join("")}]`;

/** "1 1/2", "1½", "½", "1/2", "1.5", "1,5" and "200". */
const AMOUNT = String.raw`(?:\d+\s*${FRACTION}|${FRACTION}|\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(String.raw`^(${AMOUNT})(?:\s*(?:-|–|—|to)\s*(${AMOUNT}))?(?![\d/⁄.,%])\s*(.*)$`, "iu");

/** The words for a measure and how the site writes it. */
const MEASURES = {
  g: ["g", "gr", "gram", "grams", "gramme", "grammes"],
  kg: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"],
  mg: ["mg"],
  ml: ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
  cl: ["cl"],
  dl: ["dl"],
  l: ["l", "liter", "liters", "litre", "litres"],
  cm: ["cm"],
  tsp: ["tsp", "tsps", "teaspoon", "teaspoons"],
  tbsp: ["tbsp", "tbsps", "tbs", "tablespoon", "tablespoons"],
  oz: ["oz", "ounce", "ounces"],
  lb: ["lb", "lbs", "pound", "pounds"],
};
const MEASURE_OF = new Map(Object.entries(MEASURES).flatMap(([unit, words]) => words.map((word) => [word, unit])));
/** Words that count pieces; they stay as they are written. */
const COUNTED =
  /^(?:cup|clove|can|tin|slice|stick|package|packet|head|sprig|piece|stalk|jar|bottle|quart|pint|gallon|handful|sheet)s?$|^(?:bunch|pinch|dash)(?:es)?$|^lea(?:f|ves)$/i;

/** Splits a line such as "1 1/2 cups rice" into quantity, unit and name. A bullet or number in front is taken off. */
export function readIngredient(line: string): ReadIngredient {
  const words = withoutMarker(line);
  const match = RANGE.exec(words);
  const [, lower = "", upper, rest = ""] = match ?? [];
  const nothing = { Quantity: null, Quantity_Max: null, Unit: "", Name: words };
  if (match === null || rest.trim() === "") return nothing;
  const quantity = amountOf(lower);
  const quantityMax = upper === undefined ? null : amountOf(upper);
  if (quantity === null || (quantityMax !== null && quantityMax <= quantity)) return nothing;
  const { unit, name } = splitUnit(rest);
  if (name === "") return nothing;
  return { Quantity: quantity, Quantity_Max: quantityMax, Unit: unit, Name: name };
}

/** The ingredients of a pasted text, null when it is a single line. Headings such as "For the sauce:" are left out. */
export function readPastedIngredients(text: string): ReadIngredient[] | null {
  const lines = linesOf(text);
  if (lines.length < 2) return null;
  const isHeading = (line: string) => line.endsWith(":") || /^ingredients$/i.test(line);
  const read = lines.filter((line) => !isHeading(line)).map(readIngredient);
  const named = read.filter(({ Name }) => Name !== "");
  return named.length === 0 ? null : named;
}

function splitUnit(rest: string): { unit: string; name: string } {
  const [, word = "", name = ""] = /^(\p{L}+)\.?(?:\s+(?:of\s+)?(.+))?$/iu.exec(rest.trim()) ?? [];
  // With a capital it is the bigger spoon.
  const measure = word === "T" ? "tbsp" : MEASURE_OF.get(word.toLowerCase());
  if (measure !== undefined) return { unit: measure, name };
  // "4 cloves" are the spice.
  return COUNTED.test(word) && name !== "" ? { unit: word, name } : { unit: "", name: rest.trim() };
}

/** A number with at most two decimals, null for a division by zero. */
function amountOf(text: string): number | null {
  const sum = text
    .replaceAll(new RegExp(FRACTION, "gu"), (sign) => ` ${FRACTIONS[sign]}`)
    .replaceAll(/\s*[/⁄]\s*/g, "/")
    .replaceAll(",", ".")
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [over = "", under = "1"] = part.split("/");
      return Number(over) / Number(under);
    })
    .reduce((total, part) => total + part, 0);
  return Number.isFinite(sum) && sum > 0 ? Math.round(sum * 100) / 100 : null;
}
