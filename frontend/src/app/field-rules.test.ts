import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { messageOf, problemsOf } from "@/features/blog-editor/rules";
import type { BlogTexts } from "@/features/blog-editor/values";
import { contactSchema } from "@/features/contact/schema";
import { editSchema } from "@/features/recipe-editor/schema";
import { newIngredient, newStep } from "@/features/recipe-editor/values";
import { emailField, givenEmailField } from "@/shared/account/email";
import { fullNameField, newNameField } from "@/shared/account/name";
import { givenPasswordField, newPasswordField } from "@/shared/account/password";
import type { z } from "@/shared/forms/zod";
import { pictureProblem } from "@/shared/images/picture-rules";
import { withTag } from "@/shared/ui/with-tag";

type BlogInput = BlogTexts & { hasImage: boolean };

interface Case {
  field: string;
  input: string | number | null | string[] | BlogInput;
  /** What is wrong with the input; null when it is accepted. */
  sentence: string | null;
  /** What is made of an accepted input. */
  kept?: unknown;
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

const edit = editSchema(() => null).shape;
/** A row in which every field is right. */
const ROWS: Record<string, object> = {
  Ingredients: newIngredient({ Name: "rice" }),
  Instructions: newStep({ Instruction_Text: "Boil." }),
};

/** Judges a field of the recipe editor: one of its own, or one of a row such as Ingredients.Name. */
function judgeEdit(field: string, input: unknown): { sentence: string | null; kept?: unknown } {
  const [group = "", part] = field.split(".");
  const schema = edit[group as keyof typeof edit] as z.ZodType;
  const { success, error, data } = schema.safeParse(part === undefined ? input : [{ ...ROWS[group], [part]: input }]);
  if (!success) return { sentence: error.issues[0]?.message ?? "" };
  return { sentence: null, kept: part === undefined ? data : (data as Record<string, unknown>[])[0]?.[part] };
}

function judge({ field, input }: Case): { sentence: string | null; kept?: unknown } {
  if (field === "recipe.tags") return { sentence: null, kept: (input as string[]).reduce<string[]>(withTag, []) };
  if (field.startsWith("recipe.")) return judgeEdit(field.slice("recipe.".length), input);
  if (field === "picture.bytes") return { sentence: pictureProblem({ type: "image/png", size: Number(input) }) };
  if (typeof input === "object" && input !== null && !Array.isArray(input))
    return { sentence: messageOf(problemsOf(input, input.hasImage)) };
  const schema = FIELDS.get(field);
  if (schema === undefined) throw new Error(`No rule is known for ${field}`);
  const { success, error, data } = schema.safeParse(input);
  return success ? { sentence: null, kept: data } : { sentence: error.issues[0]?.message ?? "" };
}

describe("the rules of fields", () => {
  it.each(cases)("judge $field: $input", (example) => {
    const { sentence, kept } = judge(example);
    expect(sentence).toBe(example.sentence);
    if (example.kept !== undefined) expect(kept).toEqual(example.kept);
  });

  it("refuse a file that is no image", () => {
    expect(pictureProblem({ type: "text/html", size: 1 })).toBe("Please select an image file");
    expect(pictureProblem({ type: "", size: 1 })).toBe("Please select an image file");
  });
});
