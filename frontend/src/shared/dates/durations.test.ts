import { describe, expect, it } from "vitest";

import { minutesAndHours, spanText } from "./durations";

describe("a duration", () => {
  it.each([
    [45, "45 min"],
    [89, "89 min"],
    [90, "90 min (1 h 30 min)"],
    [420, "420 min (7 h)"],
    [1170, "1170 min (19 h 30 min)"],
  ])("of %i minutes has its hours beside it when it is long", (minutes, text) => {
    expect(minutesAndHours(minutes)).toBe(text);
  });

  it.each([
    [0, "0 min"],
    [45, "45 min"],
    [60, "1 h"],
    [75, "1 h 15 min"],
  ])("of %i minutes is told in hours and minutes", (minutes, text) => {
    expect(spanText(minutes)).toBe(text);
  });
});
