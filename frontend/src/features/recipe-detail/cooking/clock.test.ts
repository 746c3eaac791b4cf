import { expect, it } from "vitest";

import { countdown } from "./clock";

it.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [1, "0:01"],
  [247_000, "4:07"],
  [3_909_000, "1:05:09"],
])("%d ms are %s", (ms, text) => {
  expect(countdown(1000 + ms, 1000)).toBe(text);
});
