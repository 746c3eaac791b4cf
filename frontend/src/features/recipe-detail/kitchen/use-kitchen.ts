import { useEffect, useState } from "react";

import type { Ingredient, RecipeDetail } from "@/shared/api/types";
import { DEFAULT_SERVING_SIZE } from "@/shared/config/product";
import { lazyCode } from "@/shared/lazy/lazy-code";
import { loadOrTell } from "@/shared/lazy/unavailable";

import { MAX_SERVINGS, parseKitchen, type KitchenState, type UnitSystem } from "./kitchen";

const adjusting = lazyCode(() => import("./adjust"));

export interface Kitchen {
  servings: number;
  units: UnitSystem;
  ingredients: readonly Ingredient[];
  ready: readonly number[];
  /** Adds so many servings, or takes them away. */
  serveMore: (by: number) => void;
  measureIn: (units: UnitSystem) => void;
  setReady: (ingredientId: number, isReady: boolean) => void;
}

/** Servings, units and what lies ready, for this recipe and as long as the browser's session.
 *
 * The code that changes quantities is fetched when it is first needed. Until then, and when it can't be fetched, they
 * stay as they are written, and so do the servings.
 */
export function useKitchen({ ID: id, Serving_Size, Ingredients }: RecipeDetail): Kitchen {
  const key = `sufra.kitchen.${id}`;
  const written = Serving_Size ?? DEFAULT_SERVING_SIZE;
  const initial: KitchenState = { servings: written, units: "written", ready: [] };
  const [chosen, setChosen] = useState<KitchenState>(() => parseKitchen(readSession(key), initial));
  const [code, setCode] = useState(adjusting.loaded);
  const isWritten = chosen.servings === written && chosen.units === "written";

  useEffect(() => {
    if (!isWritten && code === undefined) void loadOrTell(adjusting).then((loaded) => loaded && setCode(loaded));
  }, [isWritten, code]);

  const change = (next: Partial<KitchenState>) => {
    const state = { ...chosen, ...next };
    setChosen(state);
    keepInSession(key, state);
  };
  const adjustment = { factor: chosen.servings / written, units: chosen.units };
  const shown = code === undefined ? initial : chosen;
  return {
    servings: shown.servings,
    units: shown.units,
    ingredients: isWritten || code === undefined ? Ingredients : Ingredients.map((line) => code.adjusted(line, adjustment)),
    ready: chosen.ready,
    // Of those that are chosen: several quick clicks may come before the first has shown.
    serveMore: (by) => change({ servings: Math.min(MAX_SERVINGS, Math.max(1, chosen.servings + by)) }),
    measureIn: (units) => change({ units }),
    setReady: (ingredientId, isReady) => {
      const others = chosen.ready.filter((other) => other !== ingredientId);
      change({ ready: isReady ? [...others, ingredientId] : others });
    },
  };
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepInSession(key: string, state: KitchenState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}
