import { screen, waitFor } from "@testing-library/react";
import { useFieldArray } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";

import { ApiError } from "@/shared/api/errors";
import { renderInApp } from "@/shared/testing/render";
import { TextField } from "@/shared/ui/field";

import { Form, ServerError, SubmitButton } from "./form";
import { FormField } from "./form-field";
import { useForm } from "./use-form";
import { useFormTabs } from "./use-form-tabs";
import { rule, z } from "./zod";

const TAKEN = "There is such a recipe";
const required = (field: string) => z.string().trim().min(1, `${field} is required`);
const isFree = rule((title: string) => Promise.resolve(title === "Hummus" ? TAKEN : null));
const schema = z.object({
  title: required("Title").check(isFree),
  steps: z.array(z.object({ text: required("Step") })).min(1, "A step is required"),
});
const EMPTY = { title: "", steps: [{ text: "" }] };

type Send = (values: z.output<typeof schema>) => Promise<string>;

/** A form over two tabs, of which only the open one is on the page. */
function Editor({ send, onDone = () => undefined }: { send: Send; onDone?: () => void }) {
  const tabs = useFormTabs({ basics: ["title"], method: ["steps"] });
  const form = useForm({
    schema,
    defaultValues: EMPTY,
    tabs,
    send,
    onDone,
    failureText: () => "It was not saved",
    wireNames: { Long_Title: "title" },
  });
  const steps = useFieldArray({ control: form.control, name: "steps" });

  return (
    <Form form={form} aria-label="Recipe">
      <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
      <p>Wrong: {tabs.tabsOf(form.wrongFields).join(", ")}</p>
      <button type="button" onClick={() => tabs.select("basics")}>
        Basics
      </button>
      <button type="button" onClick={() => tabs.select("method")}>
        Method
      </button>
      {tabs.current === "basics" ? (
        <FormField key="title" control={form.control} name="title">
          {(field) => <TextField {...field} label="Title" hint="What the dish is called" />}
        </FormField>
      ) : (
        <>
          {steps.fields.map(({ id }, index) => (
            <FormField key={id} control={form.control} name={`steps.${index}.text`}>
              {(field) => <TextField {...field} label={`Step ${index + 1}`} />}
            </FormField>
          ))}
          <button type="button" onClick={() => steps.append({ text: "" })}>
            Add
          </button>
        </>
      )}
      <ServerError />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

const press = (name: string) => screen.getByRole("button", { name });
const title = () => screen.getByLabelText("Title");

function open(send: Send = () => Promise.resolve("saved"), onDone?: () => void) {
  return renderInApp(<Editor send={send} {...(onDone && { onDone })} />);
}

async function fill(user: ReturnType<typeof open>["user"], name = "Maqluba") {
  await user.type(title(), name);
  await user.click(press("Method"));
  await user.type(screen.getByLabelText("Step 1"), "Soak the rice.");
}

function refusal(...details: { Field: string; Problem: string }[]) {
  return new ApiError(422, "", JSON.stringify({ Error: "Invalid", Details: details }));
}

describe("a form", () => {
  it("says nothing before it is sent, then each field says what is wrong until it is right", async () => {
    const { user } = open();
    await user.type(title(), "a{Backspace}");
    expect(title()).toHaveAccessibleDescription("What the dish is called");
    await user.click(press("Save"));
    await waitFor(() => expect(title()).toBeInvalid());
    expect(title()).toHaveAccessibleDescription("Title is required What the dish is called");
    await user.type(title(), "M");
    await waitFor(() => expect(title()).toBeValid());
  });

  it("sends what its rules make of the input, once, and stays busy when it is done", async () => {
    const send = vi.fn<Send>(() => Promise.resolve("saved"));
    const onDone = vi.fn();
    const { user } = open(send, onDone);
    await fill(user, " Maqluba ");
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(send.mock.calls.map(([values]) => values)).toEqual([{ title: "Maqluba", steps: [{ text: "Soak the rice." }] }]);
    expect(press("Saving...")).toHaveAttribute("aria-disabled", "true");
    expect(press("Saving...")).toHaveAttribute("aria-busy", "true");
  });

  it("shows what the server says about a field at that field, in its tab", async () => {
    const { user } = open(() => Promise.reject(refusal({ Field: "body.Long_Title", Problem: "That title is not halal" })));
    await fill(user);
    await user.click(press("Save"));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveAccessibleDescription(/^That title is not halal/);
    expect(title()).toHaveValue("Maqluba");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["that concerns no field", new ApiError(503, "", "")],
    ["about a field that it does not have", refusal({ Field: "body.Owner", Problem: "Unknown" })],
  ])("shows a refusal %s in an alert and keeps what was typed", async (_case, error) => {
    const { user } = open(() => Promise.reject(error));
    await fill(user);
    await user.click(press("Save"));
    expect(await screen.findByRole("alert")).toHaveTextContent("It was not saved");
    expect(screen.getByLabelText("Step 1")).toHaveValue("Soak the rice.");
    expect(press("Save")).toBeEnabled();
  });

  it("takes an error of what comes after the answer for a failure, and can be sent again", async () => {
    const onDone = vi.fn().mockImplementationOnce(() => {
      throw new Error("Storage is full");
    });
    const { user } = open(undefined, onDone);
    await fill(user);
    await user.click(press("Save"));
    await screen.findByRole("alert");
    await user.click(press("Save"));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  });

  it("asks a rule that takes time", async () => {
    const { user } = open();
    await fill(user, "Hummus");
    await user.click(press("Save"));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveAccessibleDescription(/^There is such a recipe/);
  });

  it("knows whether it holds unsaved changes", async () => {
    const { user } = open();
    expect(screen.getByText("Saved")).toBeVisible();
    await fill(user);
    expect(screen.getByText("Unsaved")).toBeVisible();
    await user.click(press("Save"));
    expect(await screen.findByText("Saved")).toBeVisible();
  });
});

describe("a form over several tabs", () => {
  it("opens the tab of the first error and goes to its field", async () => {
    const { user } = open();
    await user.click(press("Method"));
    await user.click(press("Save"));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.getByText("Wrong: basics, method")).toBeVisible();

    await user.type(title(), "Maqluba");
    await user.click(press("Save"));
    await waitFor(() => expect(screen.getByLabelText("Step 1")).toHaveFocus());
    expect(screen.getByLabelText("Step 1")).toHaveAccessibleDescription("Step is required");
  });

  it("judges the rows of a list one by one", async () => {
    const { user } = open();
    await fill(user);
    await user.click(press("Add"));
    await user.click(press("Save"));
    await waitFor(() => expect(screen.getByLabelText("Step 2")).toHaveFocus());
    expect(screen.getByLabelText("Step 1")).toBeValid();
  });
});
