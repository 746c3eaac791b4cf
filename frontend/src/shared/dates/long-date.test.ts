import { expect, it } from "vitest";

import { formatLongDate } from "./long-date";

const ENGLISH = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

it.each(["2024-03-05T10:00:00Z", "2026-12-31T23:59:59Z", "2026-01-01T00:30:00+02:00", "1999-09-09"])("%s is written in words", (iso) => {
  expect(formatLongDate(iso)).toBe(ENGLISH.format(new Date(iso)));
});

it("what is no date gives an empty text", () => {
  expect(formatLongDate("soon")).toBe("");
});
