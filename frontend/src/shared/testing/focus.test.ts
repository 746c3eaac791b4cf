import { expect, it } from "vitest";

import { loseFocus } from "./focus";

it("nothing has the focus after it was lost, also when what had it was removed", () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  button.remove();
  expect(document.body.matches(":focus-visible")).toBe(true);

  loseFocus();
  expect(document.body.matches(":focus-visible")).toBe(false);
  expect(document.hasFocus()).toBe(false);
});
