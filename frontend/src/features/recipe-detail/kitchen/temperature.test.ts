import { expect, it } from "vitest";

import { temperatureIn } from "./temperature";

it.each([
  ["180 °C", "us", "350 °F"],
  ["220°C", "us", "425 °F"],
  ["350 °F", "metric", "175 °C"],
  ["4 °C", "us", "39 °F"],
  ["180 °C", "metric", "180 °C"],
  ["180 °C", "written", "180 °C"],
  ["medium heat", "us", "medium heat"],
  ["n/a", "metric", "n/a"],
] as const)("%s in %s is %s", (text, units, other) => {
  expect(temperatureIn(text, units)).toBe(other);
});
