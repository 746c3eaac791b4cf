import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { Control } from "react-hook-form";
import { describe, expect, it } from "vitest";

import { createQueryClient } from "@/shared/api/query-client";
import { ComboBox } from "@/shared/ui/combo-box";
import { NumberField } from "@/shared/ui/number-field";
import { PicturePicker } from "@/shared/ui/picture-picker";
import { StarRating } from "@/shared/ui/star-rating";
import { TagInput } from "@/shared/ui/tag-input";

import { Form } from "./form";
import { FormField } from "./form-field";
import { useForm } from "./use-form";
import { z } from "./zod";

const REQUIRED = "This is required";
const schema = z.object({
  text: z.string().min(1, REQUIRED),
  number: z.number(REQUIRED).nullable().refine((number) => number !== null, REQUIRED),
  tags: z.array(z.string()).min(1, REQUIRED),
  file: z.instanceof(File).nullable().refine((file) => file !== null, REQUIRED),
});
type Name = keyof z.input<typeof schema>;
type FormControl = Control<z.input<typeof schema>, unknown, z.output<typeof schema>>;

/** A form whose other fields are right. */
function OneField({ name, children }: { name: Name; children: (control: FormControl) => ReactElement }) {
  const empty = { text: "", number: null, tags: [], file: null };
  const right = { text: "Rice", number: 1, tags: ["feast"], file: new File([], "rice.png") };
  const form = useForm({
    schema,
    defaultValues: { ...right, [name]: empty[name] },
    send: () => Promise.resolve(),
    onDone: () => undefined,
  });
  return (
    <Form form={form}>
      {children(form.control)}
      <button>Save</button>
    </Form>
  );
}

const pictureProps = { ratio: "1:1", accept: "image/*", problemOf: () => null, maxBytes: 1, tooLarge: "" } as const;

const WIDGETS: [string, Name, (control: FormControl) => ReactElement][] = [
  ["combobox", "text", (control) => (
    <FormField control={control} name="text">
      {(field) => <ComboBox {...field} label="Widget" options={["Rice"]} />}
    </FormField>
  )],
  ["number field", "number", (control) => (
    <FormField control={control} name="number">
      {(field) => <NumberField {...field} label="Widget" />}
    </FormField>
  )],
  ["star rating", "number", (control) => (
    <FormField control={control} name="number">
      {(field) => <StarRating {...field} label="Widget" />}
    </FormField>
  )],
  ["tag input", "tags", (control) => (
    <FormField control={control} name="tags">
      {(field) => <TagInput {...field} label="Widget" />}
    </FormField>
  )],
  ["picture picker", "file", (control) => (
    <FormField control={control} name="file">
      {(field) => <PicturePicker {...field} {...pictureProps} label="Widget" />}
    </FormField>
  )],
];

describe("in a form", () => {
  it.each(WIDGETS)("a wrong %s takes the focus and shows its error", async (_widget, name, draw) => {
    const user = userEvent.setup();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <OneField name={name}>{draw}</OneField>
      </QueryClientProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(REQUIRED)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  });
});
