import type { Ingredient } from "@/shared/api/types";

import { counted, measured } from "./cookable";
import { gramsPerCup, isLiquid } from "./densities";
import type { UnitSystem } from "./kitchen";
import { CUP, G, LB, measureOf, ML, OZ, QUART, TBSP, TSP, type Measure } from "./measures";

const NO_UNIT = "to taste";
/** Above this many cups a scale, or a quart, is handier. */
const MANY_CUPS = 8;
/** Of a weight that scales in ounces still show. */
const LEAST_OUNCES = 0.5;

export interface Adjustment {
  /** Chosen servings over those that the recipe is written for. */
  factor: number;
  units: UnitSystem;
}

/** The ingredient for other servings and in other units, in quantities that can be cooked with.
 *
 * Untouched stay: everything for the servings and in the units that the recipe is written in, what has no quantity or
 * is added to taste, and units where it is not certain what they weigh.
 * Source: docs/product/recipes.md#in-the-kitchen
 */
export function adjusted(ingredient: Ingredient, { factor, units }: Adjustment): Ingredient {
  const { Quantity: quantity, Quantity_Max: max, Unit: unit, Name: name } = ingredient;
  if (quantity === null || !(quantity > 0) || unit.trim().toLowerCase() === NO_UNIT) return ingredient;

  const measure = measureOf(unit);
  // A range keeps one unit: that of its upper end.
  const upper = Math.max(quantity, max ?? 0) * factor;
  const target = measure && (targetOf(upper * measure.size, measure, name, units) ?? { measure, sizePerSize: 1 });
  if (factor === 1 && (measure === undefined || target?.measure === measure)) return ingredient;

  if (measure === undefined || target === undefined) {
    const highest = max === null ? null : counted(max * factor, unit, name);
    return { ...ingredient, Quantity: counted(quantity * factor, unit, name), Quantity_Max: highest };
  }
  const sizeOf = (value: number) => value * factor * measure.size * target.sizePerSize;
  const high = measured(sizeOf(Math.max(quantity, max ?? 0)), target.measure, units === "us");
  const low = measured(sizeOf(quantity), target.measure, units === "us");
  const lowest = low.unit === high.unit ? low.quantity : (low.quantity * sizeIn(low.unit)) / sizeIn(high.unit);
  return { ...ingredient, Quantity: lowest, Quantity_Max: max === null ? null : high.quantity, Unit: high.unit };
}

interface Target {
  measure: Measure;
  /** Grams of a milliliter, milliliters of a gram, or 1 where the kind stays. */
  sizePerSize: number;
}

/** What to measure with in the other system; undefined where the unit is at home in it, or where that is not certain. */
function targetOf(size: number, measure: Measure, name: string, units: UnitSystem): Target | undefined {
  if (units === "written" || measure.system === "both" || measure.system === units) return undefined;
  return units === "metric" ? metricTarget(measure, name) : usTarget(size, measure, name);
}

function metricTarget(measure: Measure, name: string): Target | undefined {
  // Ounces of something that is poured may be fluid ones.
  if (measure.kind === "weight") return measure === OZ && isLiquid(name) ? undefined : { measure: G, sizePerSize: 1 };
  if (isLiquid(name)) return { measure: ML, sizePerSize: 1 };
  const grams = gramsPerCup(name);
  return grams === undefined ? undefined : { measure: G, sizePerSize: grams / CUP.size };
}

function usTarget(size: number, measure: Measure, name: string): Target | undefined {
  if (measure.kind === "volume") return usVolume(size, 1);
  const grams = gramsPerCup(name);
  if (grams !== undefined && size <= MANY_CUPS * grams) return usVolume((size * CUP.size) / grams, CUP.size / grams);
  if (size < LEAST_OUNCES * OZ.size) return undefined;
  return { measure: size < LB.size ? OZ : LB, sizePerSize: 1 };
}

function usVolume(ml: number, sizePerSize: number): Target | undefined {
  if (ml > MANY_CUPS * CUP.size) return { measure: QUART, sizePerSize };
  if (ml < TSP.size / 8) return undefined;
  return { measure: ml < TBSP.size ? TSP : CUP, sizePerSize };
}

function sizeIn(unit: string): number {
  return measureOf(unit)?.size ?? 1;
}
