import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { keepTyped } from "./served-field";

function Field() {
  const [text, setText] = useState("");
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

function served(html: string) {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

it("what was typed before the app came is in the app's field, with the focus", () => {
  const root = served('<input type="search" value="" />');
  const field = root.querySelector("input");
  field?.focus();
  if (field) field.value = "lamb";

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(<Field />, { container: root });
  giveBack();

  expect(screen.getByRole("searchbox")).toHaveValue("lamb");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("the focus goes where it was last, also while the app is being drawn", () => {
  const root = served('<input type="email" name="email" value="" /><input type="password" name="password" value="" />');
  const [email, password] = root.querySelectorAll("input");
  email?.focus();

  const giveBack = keepTyped(root);
  password?.focus();
  root.replaceChildren();
  render(
    <>
      <input aria-label="Email" type="email" name="email" />
      <input aria-label="Password" type="password" name="password" />
    </>,
    { container: root },
  );
  giveBack();

  expect(screen.getByLabelText("Password")).toHaveFocus();
});

it("an untouched field stays as the app draws it", () => {
  const root = served('<input type="search" value="" />');

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(<Field />, { container: root });
  giveBack();

  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(screen.getByRole("searchbox")).not.toHaveFocus();
});

it("each field of a form gets its own text", () => {
  const root = served('<input type="email" name="email" value="" /><input type="password" name="password" value="" />');
  const [email, password] = root.querySelectorAll("input");
  if (email) email.value = "amina@example.org";
  password?.focus();

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(
    <>
      <input type="email" name="email" aria-label="Email" />
      <input type="password" name="password" aria-label="Password" />
    </>,
    { container: root },
  );
  giveBack();

  expect(screen.getByLabelText("Email")).toHaveValue("amina@example.org");
  expect(screen.getByLabelText("Password")).toHaveValue("");
  expect(screen.getByLabelText("Password")).toHaveFocus();
});

it("what was ticked and chosen is ticked and chosen in the app", () => {
  const root = served('<input type="radio" name="a" checked /><input type="radio" name="a" /><input type="checkbox" />');
  const [, us, rice] = root.querySelectorAll("input");
  us?.click();
  rice?.click();

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(
    <>
      <input type="radio" name="b" aria-label="Metric" defaultChecked />
      <input type="radio" name="b" aria-label="US" />
      <input type="checkbox" aria-label="rice" />
    </>,
    { container: root },
  );
  giveBack();

  expect(screen.getByLabelText("US")).toBeChecked();
  expect(screen.getByLabelText("rice")).toBeChecked();
});

it("fields without a name are told apart by their order", () => {
  const root = served('<input value="" /><input value="1" />');
  const [, quantity] = root.querySelectorAll("input");
  if (quantity) quantity.value = "2 kg";

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(
    <>
      <input aria-label="Item" defaultValue="" />
      <input aria-label="Quantity" defaultValue="1" />
    </>,
    { container: root },
  );
  giveBack();

  expect(screen.getByLabelText("Item")).toHaveValue("");
  expect(screen.getByLabelText("Quantity")).toHaveValue("2 kg");
});

it("what was chosen in a select is chosen in the app, and an untouched one stays", () => {
  const options = "<option>Meat</option><option selected>Pantry</option>";
  const root = served(`<select>${options}</select><select>${options}</select>`);
  const [section] = root.querySelectorAll("select");
  if (section) section.value = "Meat";
  const onChoice = vi.fn<(label: string, value: string) => void>();

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(
    ["Section", "Shelf"].map((label) => (
      <select key={label} aria-label={label} value="Pantry" onChange={({ target }) => onChoice(label, target.value)}>
        <option>Meat</option>
        <option>Pantry</option>
      </select>
    )),
    { container: root },
  );
  giveBack();

  expect(onChoice.mock.calls).toEqual([["Section", "Meat"]]);
});

it("a text of several lines is kept too", () => {
  const root = served("<textarea></textarea>");
  const field = root.querySelector("textarea");
  if (field) field.value = "for 6,\nno onions";

  const giveBack = keepTyped(root);
  root.replaceChildren();
  render(<textarea aria-label="Instructions" />, { container: root });
  giveBack();

  expect(screen.getByLabelText("Instructions")).toHaveValue("for 6,\nno onions");
});
