import { CUP, G, KG, L, LB, ML, OZ, TBSP, TSP, type Measure } from "./measures";

/** A quantity with its unit as a cook can measure it. */
export interface Amount {
  quantity: number;
  unit: string;
}

/** How far a cup may be rounded before spoons are the better measure. */
const CUP_TOLERANCE = 0.08;
const CUP_MARKS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Counted units of which there is no half. */
const WHOLE_UNITS = /^(clove|slice|sprig|lea(f|ve)|sheet|piece|stalk|pinch|pinche|dash|dashe|strip|pod|cube|stick|egg)s?$/i;
/** The same, named by themselves: "2 bay leaves" has no unit. */
const WHOLE_FOODS = /\b(egg|clove|cardamom pod|bay leaf|bay leave|star anise|cinnamon stick)s?\b/i;
/** From this many on halves are not worth counting. */
const MANY = 10;

/** Rounds a weight or volume, in grams or milliliters, to what scales, jugs, cups and spoons of the measure show.
 *
 * It changes to the measure that fits: 1,200 g are 1.2 kg, 4 tsp would be 1 tbsp and 1 tsp, which is awkward to measure, so 1½ tbsp.
 */
export function measured(size: number, measure: Measure, isUs: boolean): Amount {
  switch (measure) {
    case G:
    case KG:
      return decimal(size, G, KG);
    case OZ:
    case LB:
      return size < LB.size ? inSteps(size, OZ, size < 4 * OZ.size ? 1 / 4 : 1 / 2) : inSteps(size, LB, size < 2 * LB.size ? 1 / 8 : 1 / 4);
    case TSP:
    case TBSP:
    case CUP:
      return kitchenMeasure(size, isUs || measure === CUP);
    default:
      if (measure.system === "metric") return decimal(size, ML, L);
      // Fluid ounces, pints and quarts; less than one is measured in cups and spoons.
      return size < measure.size ? kitchenMeasure(size, true) : inSteps(size, measure, 1 / 4);
  }
}

/** Rounds what is counted: eggs, cloves and slices to whole ones, and everything of which there are many.
 *
 * Anything else to halves, and to quarters below one.
 */
export function counted(quantity: number, unit: string, name: string): number {
  const isWhole = WHOLE_UNITS.test(unit.trim()) || WHOLE_FOODS.test(name) || quantity >= MANY;
  if (isWhole) return Math.max(1, Math.round(quantity));
  return quantity < 1 ? steps(quantity, 1 / 4) : steps(quantity, 1 / 2);
}

function decimal(size: number, small: Measure, large: Measure): Amount {
  const step = [
    [2, 0.25],
    [10, 0.5],
    [50, 1],
    [250, 5],
    [1000, 10],
  ].find(([below = 0]) => size < below)?.[1];
  const rounded = steps(size, step ?? 50);
  return rounded >= large.size ? { quantity: rounded / large.size, unit: large.symbol } : { quantity: rounded, unit: small.symbol };
}

function kitchenMeasure(ml: number, hasCups: boolean): Amount {
  const cups = ml / CUP.size;
  if (hasCups && cups >= 1 / 4 - 0.01) {
    const rounded = nearestMark(cups);
    if (Math.abs(rounded - cups) / cups <= CUP_TOLERANCE) return { quantity: rounded, unit: CUP.symbol };
  }
  if (ml >= TBSP.size - 0.01) return inSteps(ml, TBSP, ml < 10 * TBSP.size ? 1 / 2 : 1);
  const teaspoons = ml / TSP.size;
  return inSteps(ml, TSP, teaspoons < 1 / 2 ? 1 / 8 : 1 / 4);
}

function nearestMark(cups: number): number {
  const whole = Math.floor(cups);
  const marks = CUP_MARKS.map((mark) => whole + mark).filter((mark) => mark > 0);
  return marks.reduce((best, mark) => (Math.abs(mark - cups) < Math.abs(best - cups) ? mark : best));
}

function inSteps(size: number, { size: unitSize, symbol }: Measure, step: number): Amount {
  return { quantity: steps(size / unitSize, step), unit: symbol };
}

/** The nearest multiple of the step, at least one. */
function steps(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step;
}
