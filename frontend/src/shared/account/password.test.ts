import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { z } from "@/shared/forms/zod";

import { confirmationField, isRepeated, isReplaced, isStrongPassword, passwordStrength } from "./password";

describe("the password rule", () => {
  test("a longer password is never weaker", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (password, more) => {
        expect(Number(isStrongPassword(password + more))).toBeGreaterThanOrEqual(Number(isStrongPassword(password)));
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(passwordStrength(password).score);
      }),
    );
  });
});

describe("two passwords of a form", () => {
  const fields = z.object({ oldPassword: z.string(), password: z.string(), confirmation: confirmationField });
  const schema = fields.check(isReplaced, isRepeated);

  it.each([
    [{ password: "" }, "password", "Password is required"],
    [{ password: "weak", oldPassword: "weak" }, "password", "New password must be different from the old password"],
    [{ confirmation: " " }, "confirmation", "Please confirm your password"],
    [{ confirmation: "Abcdef1! " }, "confirmation", "Passwords do not match"],
  ])("refuse %j", (change, field, sentence) => {
    const form = { oldPassword: "Old-pass1", password: "Abcdef1!", confirmation: "Abcdef1!", ...change };
    const issues = schema.safeParse(form).error?.issues.filter(({ path }) => path[0] === field);
    expect(issues?.[0]?.message).toBe(sentence);
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
