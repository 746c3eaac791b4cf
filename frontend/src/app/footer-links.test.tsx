import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { visit } from "./testing";

it.each([
  ["Privacy Policy", "/privacy-policy"],
  ["Terms of Service", "/terms-of-service"],
])("the footer leads to the %s", async (name, path) => {
  visit("/");
  const footer = within(await screen.findByRole("contentinfo"));

  expect(footer.getByRole("link", { name })).toHaveAttribute("href", path);
});
