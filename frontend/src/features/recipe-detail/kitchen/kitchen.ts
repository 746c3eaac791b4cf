/** How quantities are shown: as the recipe's author wrote them, or in one system. */
export const UNIT_SYSTEMS = ["written", "metric", "us"] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export const MAX_SERVINGS = 100;

/** What a cook has set for a recipe. */
export interface KitchenState {
  servings: number;
  units: UnitSystem;
  /** Ids of the ingredients that lie ready. */
  ready: readonly number[];
}

/** What the browser's session has kept of a recipe, as far as it makes sense; else `initial`. */
export function parseKitchen(json: string | null, initial: KitchenState): KitchenState {
  try {
    const { servings, units, ready } = JSON.parse(json ?? "{}") as Partial<Record<keyof KitchenState, unknown>>;
    return {
      servings: isServings(servings) ? servings : initial.servings,
      units: UNIT_SYSTEMS.find((system) => system === units) ?? initial.units,
      ready: Array.isArray(ready) ? ready.filter((id) => Number.isInteger(id)) : initial.ready,
    };
  } catch {
    return initial;
  }
}

function isServings(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_SERVINGS;
}
