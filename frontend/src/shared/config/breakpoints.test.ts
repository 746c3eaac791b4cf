import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { below, BREAKPOINTS_REM } from "./breakpoints";

const SOURCES = "src";

test("style sheets use the breakpoints of this file only", () => {
  const allowed = new Set(Object.values(BREAKPOINTS_REM).flatMap((rem) => [`min-width: ${rem}rem`, `max-width: ${rem - 0.01}rem`]));
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".css"));
  const used = sheets.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf-8").matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => query.match(/(min|max)-width: [^)]+/g) ?? [])
      .map((width) => ({ file, width })),
  );

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ width }) => !allowed.has(width))).toEqual([]);
});

test("no icon has a size in pixels: larger letters come with larger icons", () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".tsx"));

  expect(components.filter((file) => /\bsize=\{\d/.test(readFileSync(join(SOURCES, file), "utf-8")))).toEqual([]);
});

test("below a breakpoint is what style sheets call so", () => {
  expect(below("mobile")).toBe("(max-width: 47.99rem)");
});
