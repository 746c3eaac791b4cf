import { describe, expect, it } from "vitest";

import { nameLengthProblem } from "./name";

const TOO_SHORT = "Full name must be at least 5 characters";
const TOO_LONG = "Full name must be at most 120 characters";

describe("a name", () => {
  it.each([
    ["of 5 letters", "Amina"],
    ["of 120 letters", "A".repeat(120)],
    ["of 120 emoji", "🍲".repeat(120)],
    ["of 120 letters that were typed with their accents apart", "e\u0301".repeat(120)],
    ["of 120 characters once its spaces are single", `  ${"A".repeat(60)}   ${"B".repeat(59)} `],
  ])("%s is fine", (_case, name) => {
    expect(nameLengthProblem(name)).toBeNull();
  });

  it.each([
    ["of 4 letters", "Amin", TOO_SHORT],
    ["of 4 emoji", "🍲🍲🍲🍲", TOO_SHORT],
    ["of 4 letters between spaces", "  Amin  ", TOO_SHORT],
    ["of 4 characters once its spaces are single", "A    bc", TOO_SHORT],
    ["of 121 letters", "A".repeat(121), TOO_LONG],
  ])("%s is refused", (_case, name, text) => {
    expect(nameLengthProblem(name)).toBe(text);
  });
});
