import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { messageOf, problemsOf } from "@/features/blog-editor/rules";
import type { BlogTexts } from "@/features/blog-editor/values";
import { contactSchema } from "@/features/contact/schema";
import { emailField, givenEmailField } from "@/shared/account/email";
import { fullNameField, newNameField } from "@/shared/account/name";
import { givenPasswordField, newPasswordField } from "@/shared/account/password";
import type { z } from "@/shared/forms/zod";
import { pictureProblem } from "@/shared/images/picture-rules";

type BlogInput = BlogTexts & { hasImage: boolean };

interface Case {
  field: string;
  input: string | number | BlogInput;
  /** What is wrong with the input; null when it is accepted. */
  sentence: string | null;
  /** What is made of an accepted input. */
  kept?: string;
}

// The server runs the same cases: tests/rules/test_field_rules.py.
const cases = JSON.parse(readFileSync("../tests/rules/cases.json", "utf8")) as Case[];

const FIELDS = new Map<string, z.ZodType<string>>([
  ["email", emailField],
  ["givenEmail", givenEmailField],
  ["fullName", fullNameField],
  ["newName", newNameField("Amina Yusuf")],
  ["password", newPasswordField],
  ["givenPassword", givenPasswordField()],
  ["contact.name", contactSchema.shape.Name],
  ["contact.email", contactSchema.shape.Email],
  ["contact.subject", contactSchema.shape.Subject],
  ["contact.message", contactSchema.shape.Message],
]);

function judge({ field, input }: Case): { sentence: string | null; kept?: string } {
  if (field === "picture.bytes") return { sentence: pictureProblem({ type: "image/png", size: Number(input) }) };
  if (typeof input === "object") return { sentence: messageOf(problemsOf(input, input.hasImage)) };
  const schema = FIELDS.get(field);
  if (schema === undefined) throw new Error(`No rule is known for ${field}`);
  const { success, error, data } = schema.safeParse(input);
  return success ? { sentence: null, kept: data } : { sentence: error.issues[0]?.message ?? "" };
}

describe("the rules of fields", () => {
  it.each(cases)("judge $field: $input", (example) => {
    const { sentence, kept } = judge(example);
    expect(sentence).toBe(example.sentence);
    if (example.kept !== undefined) expect(kept).toBe(example.kept);
  });

  it("refuse a file that is no image", () => {
    expect(pictureProblem({ type: "text/html", size: 1 })).toBe("Please select an image file");
    expect(pictureProblem({ type: "", size: 1 })).toBe("Please select an image file");
  });
});
