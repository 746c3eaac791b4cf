import { describe, expect, it } from "vitest";

import { dayAfter, lastDays, lengthOf, periodOf } from "./period";

const NOW = Date.parse("2026-11-23T12:00:00Z");

describe("a period", () => {
  it("is the last thirty days unless the address says otherwise", () => {
    expect(periodOf(new URLSearchParams(), NOW)).toEqual({ from: "2026-10-25", to: "2026-11-23" });
  });

  it.each(["from=2026-13-01", "from=yesterday", "from=", "from=2026-1-1"])("takes no notice of %s", (query) => {
    expect(periodOf(new URLSearchParams(query), NOW).from).toBe("2026-10-25");
  });

  it("counts its first and its last day", () => {
    expect(lengthOf(lastDays(7, NOW))).toBe(7);
    expect(lengthOf({ from: "2026-03-01", to: "2026-02-28" })).toBe(0);
  });

  it("goes on over the end of a month", () => {
    expect(dayAfter("2028-02-28", 2)).toBe("2028-03-01");
  });
});
