import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { isStrongPassword, passwordProblem, passwordStrength, passwordTexts } from "./password";

describe("the password rule", () => {
  it.each([
    ["eight characters of all four classes", "Abcdef1!"],
    ["twelve without a special character", "Abcdefghijk1"],
    ["twelve without a digit", "Abcdefghijk!"],
    ["twelve without an uppercase letter", "abcdefghij1!"],
    ["twelve without a lowercase letter", "ABCDEFGHIJ1!"],
    ["letters beyond ASCII beside the four classes", "Abc1!äöü"],
    ["emoji, each one character", "Abc1!🍲🍲🍲"],
    ["spaces inside", "correct Horse 1"],
  ])("takes %s", (_case, password) => {
    expect(isStrongPassword(password)).toBe(true);
    expect(passwordProblem(password)).toBeNull();
  });

  it.each([
    ["seven characters of all four classes", "Abcde1!"],
    ["eleven characters of three classes", "Abcdefghij1"],
    ["any length of two classes", "abcdefghijklmnopqrstuvwxyz0123456789"],
    ["letters of other alphabets in the place of ours", "Äöüäöüäöü1!"],
    ["digits of other scripts in the place of ours", "Abcdefg٣!"],
    ["emoji counted twice", "Abc1!🍲🍲"],
    ["a special character outside the list", "Abcdefg1-"],
  ])("refuses %s", (_case, password) => {
    expect(isStrongPassword(password)).toBe(false);
    expect(passwordProblem(password)).toBe(passwordTexts.weak);
  });

  it.each(Array.from('!@#$%^_&*(),.?":{}|<>'))("counts %s as special", (special) => {
    expect(isStrongPassword(`Abcdef1${special}`)).toBe(true);
  });

  it.each(["", "   ", "\u00a0\t"])("takes %j as empty", (password) => {
    expect(passwordProblem(password)).toBe("Password is required");
  });

  it("ends at a thousand characters", () => {
    expect(passwordProblem(`Aa1!${"x".repeat(996)}`)).toBeNull();
    expect(passwordProblem(`Aa1!${"x".repeat(997)}`)).toBe("Password must be at most 1000 characters");
  });

  test("a longer password is never worse", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (password, more) => {
        expect(Number(isStrongPassword(password + more))).toBeGreaterThanOrEqual(Number(isStrongPassword(password)));
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(passwordStrength(password).score);
      }),
    );
  });
});

describe("the strength meter", () => {
  it.each([
    ["", 0, "Weak"],
    ["a", 1, "Weak"],
    ["-------", 0, "Weak"],
    ["--------", 1, "Weak"],
    ["aB", 2, "Fair"],
    ["aB1", 3, "Fair"],
    ["abcdefgh1", 3, "Fair"],
    ["aB1!", 4, "Good"],
    ["Abcdefg1", 4, "Good"],
    ["Abcdefg1#", 4, "Good"],
    ["Abcdef1!", 5, "Strong"],
    ["\n\n\n\n\n\n\n\n", 1, "Weak"],
    ["🍲🍲🍲🍲", 0, "Weak"],
  ] as const)("gives %j %i of 5: %s", (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });

  it.each(Array.from("@$!%*?&"))("counts %s as special", (special) => {
    expect(passwordStrength(special).score).toBe(1);
  });

  it.each(Array.from('#^_(),.":{}|<>'))("leaves out %s", (special) => {
    expect(passwordStrength(special).score).toBe(0);
  });
});
