import { expect, it } from "vitest";

import { formatDecimal } from "./decimal";

const asIntl = (digits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, useGrouping: false });

it.each([0, 0.05, 0.1, 0.25, 0.125, 0.005, 1, 1.005, 2.345, 12.5, 99.995, 1234.56789, 20000])(
  "%d is written as the browser's formatter writes it",
  (value) => {
    for (const digits of [1, 2]) expect(formatDecimal(value, digits)).toBe(asIntl(digits).format(value));
  },
);
