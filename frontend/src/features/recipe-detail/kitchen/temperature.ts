import type { UnitSystem } from "./kitchen";

/** "180 °C", "350 degrees F", "170–180 °C". */
const DEGREES = /(?:(\d+(?:\.\d+)?)(\s*(?:[-–]|to)\s*))?(\d+(?:\.\d+)?)\s*(?:°\s*|º\s*|degrees\s+)([CF])\b/gi;
/** Without a degree sign only where nothing else is said: "350F". */
const BARE = /^(\d+(?:\.\d+)?)\s*([CF])$/i;
/** Dials of ovens have marks every 5 °C and 25 °F; below an oven's heat, and in boiling sugar, each degree counts. */
const OVEN_FROM_C = 140;

/** The text with its temperatures in the other unit, "350 °F" for "180 °C".
 *
 * As it is where it names none, is in that unit already, or gives both.
 */
export function temperatureIn(text: string, units: UnitSystem): string {
  const letters = new Set([...text.matchAll(DEGREES)].map(([, , , , letter = ""]) => letter.toUpperCase()));
  if (units === "written" || letters.size > 1) return text;
  const change = (whole: string, low: string | undefined, dash: string | undefined, high: string, letter: string) => {
    const isCelsius = letter.toUpperCase() === "C";
    if (isCelsius === (units === "metric")) return whole;
    const other = isCelsius ? toFahrenheit : toCelsius;
    const lower = low === undefined ? "" : `${other(Number(low))}${dash}`;
    return `${lower}${other(Number(high))} ${isCelsius ? "°F" : "°C"}`;
  };
  return text.trim().replace(BARE, "$1 °$2").replace(DEGREES, change);
}

function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  return celsius < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 25) * 25;
}

function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 5) * 5;
}
