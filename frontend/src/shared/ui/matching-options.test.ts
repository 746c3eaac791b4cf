import { describe, expect, it } from "vitest";

import { hasOption, matchingOptions } from "./matching-options";

const OPTIONS = ["Basmati Rice", "Rice", "Rice Flour", "Onion"];

describe("the options that match", () => {
  it("contain the trimmed text in any case, in the order of the list", () => {
    expect(matchingOptions(OPTIONS, " rICE")).toEqual(["Basmati Rice", "Rice", "Rice Flour"]);
  });

  it("leave out what is chosen, in any case", () => {
    expect(matchingOptions(OPTIONS, "rice", ["rice"])).toEqual(["Basmati Rice", "Rice Flour"]);
  });

  it("are ten at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => `Spice ${index}`);
    expect(matchingOptions(many, "spice")).toEqual(many.slice(0, 10));
  });

  it("are found whole in any case", () => {
    expect(hasOption(OPTIONS, " onion ")).toBe(true);
    expect(hasOption(OPTIONS, "oni")).toBe(false);
  });
});
