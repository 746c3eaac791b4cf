import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { visit } from "./testing";

it("the meal planner counts weeks from 1, and there is none before the first", async () => {
  const { user } = visit("/meal-planning");
  const previous = await screen.findByRole("button", { name: "Previous" });
  expect(screen.getByRole("heading", { name: "Week 1" })).toBeVisible();
  expect(previous).toBeDisabled();

  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { name: "Week 2" })).toBeVisible();

  await user.click(previous);
  expect(screen.getByRole("heading", { name: "Week 1" })).toBeVisible();
  expect(previous).toBeDisabled();
});

it("the meal planner has four meals on each of seven days", async () => {
  visit("/meal-planning");
  await screen.findByRole("heading", { level: 1, name: "Weekly Meal Planner" });

  const days = screen.getAllByRole("heading", { level: 3 });
  expect(days.map((day) => day.textContent)).toEqual([
    ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  ]);
  for (const day of days) {
    const card = day.closest("li") as HTMLElement;
    const meals = within(card).getAllByRole("term").map((meal) => meal.textContent);
    expect(meals).toEqual(["Breakfast", "Lunch", "Dinner", "Snacks"]);
  }
});

it.each(["/meal-planning", "/shopping-list"])("%s is marked as coming soon", async (path) => {
  visit(path);
  const note = await screen.findByRole("complementary", { name: "Coming Soon" });
  expect(note).toHaveTextContent("Coming Soon");
  expect(note).toHaveTextContent("Expected Release: Q2 2024");
});
