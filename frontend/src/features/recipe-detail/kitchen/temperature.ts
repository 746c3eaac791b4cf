import type { UnitSystem } from "./kitchen";

const DEGREES = /(\d+(?:\.\d+)?)\s*(?:°\s*|º\s*|degrees\s+)?([CF])\b/i;
/** Dials of ovens have marks every 5 °C and 25 °F; below an oven's heat each degree counts. */
const OVEN_FROM_C = 100;

/** The temperature in the other unit, "350 °F" for "180 °C"; as it is where it names none or is in that unit already. */
export function temperatureIn(text: string, units: UnitSystem): string {
  const [whole, number = "", letter = ""] = DEGREES.exec(text) ?? [];
  const isCelsius = letter.toUpperCase() === "C";
  if (whole === undefined || units === "written" || isCelsius === (units === "metric")) return text;
  const value = Number(number);
  return text.replace(whole, isCelsius ? `${toFahrenheit(value)} °F` : `${toCelsius(value)} °C`);
}

function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  return celsius < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 25) * 25;
}

function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < OVEN_FROM_C ? Math.round(exact) : Math.round(exact / 5) * 5;
}
