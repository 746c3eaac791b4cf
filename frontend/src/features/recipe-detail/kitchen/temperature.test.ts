import { expect, it } from "vitest";

import { temperatureIn } from "./temperature";

it.each([
  ["180 °C", "us", "350 °F"],
  ["220°C", "us", "425 °F"],
  ["350 °F", "metric", "175 °C"],
  ["4 °C", "us", "39 °F"],
  ["350F", "metric", "175 °C"],
  ["118 °C", "us", "244 °F"],
  ["Heat the oil to 160–180 °C, then lower it to 160 °C.", "us", "Heat the oil to 325–350 °F, then lower it to 325 °F."],
  ["Bake at 180 °C (350 °F).", "us", "Bake at 180 °C (350 °F)."],
  ["Simmer 20 minutes with 2 cups of water.", "metric", "Simmer 20 minutes with 2 cups of water."],
  ["180 °C", "metric", "180 °C"],
  ["180 °C", "written", "180 °C"],
  ["medium heat", "us", "medium heat"],
  ["n/a", "metric", "n/a"],
] as const)("%s in %s is %s", (text, units, other) => {
  expect(temperatureIn(text, units)).toBe(other);
});
