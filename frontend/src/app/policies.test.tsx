import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { visit } from "./testing";

it.each([
  ["/terms-of-service", "Terms of Service"],
  ["/privacy-policy", "Privacy Policy"],
])("%s is dated, and its contents lead to its sections", async (path, title) => {
  visit(path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText("Last updated: June 2025")).toBeVisible();

  const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  const targets = links.map((link) => link.getAttribute("href")?.slice(1) ?? "");
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(links.map((link) => link.textContent));
});

it("the privacy policy excludes children under 13", async () => {
  visit("/privacy-policy");
  expect(await screen.findByRole("region", { name: "Children" })).toHaveTextContent("not meant for children under 13");
});
