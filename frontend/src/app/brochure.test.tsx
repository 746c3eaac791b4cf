import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { visit } from "./testing";

const CLAIMS = [
  ...["2500+", "halal recipes", "50K+", "users", "15+", "cuisine types", "4.9", "rating"],
  ...["Middle Eastern500+", "South Asian800+", "Turkish300+", "Persian250+", "North African200+", "Southeast Asian400+"],
  ...["AI recipe generation", "curated collection", "meal planning", "smart shopping lists by store section", "100% halal"],
  ...["community reviews", "save favorites", "quick cooking times", "global cuisines", "visual recipes", "easy sharing"],
  "expert curated",
];

it.each(CLAIMS)("the brochure claims %s", async (claim) => {
  visit("/app-brochure");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("main").textContent.toLowerCase()).toContain(claim.toLowerCase());
});

it.each([
  ["Start Cooking Now", "/generate-recipe"],
  ["Browse Recipes", "/recipes"],
])("%s leads to %s", async (name, path) => {
  visit("/app-brochure");
  for (const link of await screen.findAllByRole("link", { name })) expect(link).toHaveAttribute("href", path);
});
