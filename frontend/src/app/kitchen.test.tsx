import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { stopTimer } from "@/features/recipe-detail/cooking/timers";
import type { RecipeDetail } from "@/shared/api/types";
import { anIngredient, aRecipeDetail, aStep } from "@/shared/testing/fixtures";
import { API, server } from "@/shared/testing/server";

import { visit } from "./testing";

const INGREDIENTS = [
  anIngredient({ ID: 1, Name: "basmati rice", Quantity: 2, Unit: "cups" }),
  anIngredient({ ID: 2, Name: "eggs", Quantity: 3, Unit: "" }),
  anIngredient({ ID: 3, Name: "salt", Quantity: 0, Unit: "to taste" }),
];
const STEPS = [
  aStep({ ID: 11, Step_Number: 1, Instruction_Text: "Boil the eggs.", Time_Needed: 10 }),
  aStep({ ID: 12, Step_Number: 2, Instruction_Text: "Steam the rice.", Time_Needed: null }),
  aStep({ ID: 13, Step_Number: 3, Instruction_Text: "Bake.", Time_Needed: null, Temperature: "180 °C" }),
];

async function open(changes: Partial<RecipeDetail> = {}) {
  const recipe = aRecipeDetail({ Serving_Size: 4, Ingredients: INGREDIENTS, Instructions: STEPS, ...changes });
  server.use(http.get(`${API}/recipes/7`, () => HttpResponse.json(recipe)));
  const site = visit("/recipe/7");
  await screen.findByRole("heading", { level: 1, name: "Chicken Biryani" });
  return site;
}

const lines = () =>
  within(screen.getByRole("region", { name: "Ingredients" })).getAllByRole("listitem").map((line) => line.textContent);
const servings = () => within(screen.getByRole("region", { name: "At a glance" })).getAllByRole("definition")[4]?.textContent;

describe("servings", () => {
  it("change the quantities and the fact that paper shows, and are there after a reload", async () => {
    const { user, unmount } = await open();
    for (let more = 0; more < 4; more++) await user.click(screen.getByRole("button", { name: "More servings" }));
    await waitFor(() => expect(lines()).toEqual(["4 cups basmati rice", "6 eggs", "salt"]));
    expect(servings()).toBe("8");
    unmount();

    await open();
    await waitFor(() => expect(lines()).toEqual(["4 cups basmati rice", "6 eggs", "salt"]));
  });

  it("go down to one, and back to what is written", async () => {
    const { user } = await open({ Serving_Size: 2 });
    const fewer = screen.getByRole("button", { name: "Fewer servings" });
    await user.click(fewer);
    await waitFor(() => expect(lines()).toEqual(["1 cup basmati rice", "2 eggs", "salt"]));
    expect(fewer).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "More servings" }));
    expect(lines()).toEqual(["2 cups basmati rice", "3 eggs", "salt"]);
  });

  it("of a recipe that names none are four", async () => {
    await open({ Serving_Size: null });
    expect(screen.getByRole("group", { name: "Servings" })).toHaveTextContent("4 servings");
  });
});

describe("units", () => {
  it("change where it is certain what they weigh, in the steps too", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: "Metric" }));
    await waitFor(() => expect(lines()).toEqual(["380 g basmati rice", "3 eggs", "salt"]));
    await user.click(screen.getByRole("radio", { name: "US" }));
    expect(lines()[0]).toBe("2 cups basmati rice");
    expect(screen.getByRole("region", { name: "Instructions" })).toHaveTextContent("350 °F");
  });
});

describe("ingredients", () => {
  it("are ticked off for the session", async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole("checkbox", { name: "3 eggs" }));
    unmount();
    await open();
    expect(screen.getByRole("checkbox", { name: "3 eggs" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "salt" })).not.toBeChecked();
  });
});

describe("the cooking view", () => {
  const view = () => screen.findByRole("dialog", { name: "Cooking: Chicken Biryani" });
  const cook = async () => {
    const site = await open();
    await site.user.click(screen.getByRole("button", { name: "Cook Step by Step" }));
    return { ...site, dialog: within(await view()) };
  };

  it("shows one step at a time with what it needs", async () => {
    const { user, dialog } = await cook();
    expect(dialog.getByText("Step 1 of 3")).toBeVisible();
    expect(dialog.getByText("Boil the eggs.")).toBeVisible();
    expect(within(dialog.getByRole("region", { name: "For this step" })).getByRole("listitem")).toHaveTextContent("3 eggs");
    expect(dialog.getByRole("button", { name: "Previous Step" })).toBeDisabled();

    await user.click(dialog.getByRole("button", { name: "Next Step" }));
    expect(dialog.getByText("Steam the rice.")).toBeVisible();
    expect(dialog.queryByText("Boil the eggs.")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Next Step" }));
    await user.click(dialog.getByRole("button", { name: "Finish" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is turned by arrow keys and announced", async () => {
    const { user, dialog } = await cook();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(dialog.getByRole("status")).toHaveTextContent("Step 3 of 3. Bake.");
    await user.keyboard("{ArrowLeft}");
    expect(dialog.getByRole("status")).toHaveTextContent("Step 2 of 3. Steam the rice.");
  });

  it("opens again at the step where it was left", async () => {
    const { user } = await cook();
    await user.keyboard("{ArrowRight}{Escape}");
    await user.click(screen.getByRole("button", { name: "Cook Step by Step" }));
    expect(within(await view()).getByText("Step 2 of 3")).toBeVisible();
  });

  it("keeps the screen on while it is open", async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    const { user } = await cook();
    await waitFor(() => expect(request).toHaveBeenCalledWith("screen"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, "wakeLock");
  });

  describe("has timers", () => {
    beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => {
      act(() => stopTimer("7.11"));
      vi.useRealTimers();
    });

    it("that ring also when the view is left", async () => {
      await cook();
      fireEvent.click(screen.getByRole("button", { name: "Start 10 min timer" }));
      expect(screen.getByRole("timer")).toHaveTextContent(/^(10:00|9:5\d)$/);
      fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

      act(() => {
        vi.advanceTimersByTime(10 * 60_000);
      });

      expect(await screen.findByText("Time is up", { selector: "[role=timer]" })).toBeVisible();
      fireEvent.click(screen.getByRole("button", { name: "Stop timer: Chicken Biryani, step 1" }));
      expect(screen.queryByRole("timer")).toBeNull();
    });

    it("that can be stopped on another screen", async () => {
      const { user } = await cook();
      fireEvent.click(screen.getByRole("button", { name: "Start 10 min timer" }));
      fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
      await user.click(await screen.findByRole("link", { name: "All Recipes" }));
      await screen.findByRole("heading", { level: 1, name: "All Recipes" });

      fireEvent.click(screen.getByRole("button", { name: "Stop timer: Chicken Biryani, step 1" }));
      expect(screen.queryByRole("timer")).toBeNull();
    });

    it("that are stopped before they ring", async () => {
      await cook();
      fireEvent.click(screen.getByRole("button", { name: "Start 10 min timer" }));
      fireEvent.click(screen.getByRole("button", { name: "Stop timer" }));
      act(() => {
        vi.advanceTimersByTime(10 * 60_000);
      });
      expect(screen.queryByRole("timer")).toBeNull();
      expect(screen.queryByText("Time is up")).toBeNull();
    });
  });
});
