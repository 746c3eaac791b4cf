import { expect, it } from "vitest";

import { formatMoment } from "./moment";

it("says the day and the time", () => {
  expect(formatMoment("2026-03-05T21:30:00Z", "UTC").replaceAll("\u202f", " ")).toBe("March 5, 2026 at 9:30 PM");
});

it("is empty for what is no date", () => {
  expect(formatMoment("soon")).toBe("");
});
