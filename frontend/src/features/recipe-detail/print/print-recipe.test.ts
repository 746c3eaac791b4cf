import { describe, expect, it, vi } from "vitest";

import { anIngredient, aRecipeDetail } from "@/shared/testing/fixtures";

import { printRecipe, writePrintPage } from "./print-recipe";

const emptyPage = () => document.implementation.createHTMLDocument();

describe("the print page", () => {
  it("has title, ingredients and steps as they are read", () => {
    const page = emptyPage();
    writePrintPage(page, aRecipeDetail());
    expect(page.querySelector("h1")?.textContent).toBe("Chicken Biryani");
    const lines = [...page.querySelectorAll("li")].map((line) => line.textContent);
    expect(lines).toEqual([
      "2½ cups basmati rice, soaked",
      "salt",
      "Fry the onions. (20 min)",
      "Bake under the lid. (160 °C, 45 min)",
    ]);
  });

  it("shows markup in a recipe as text", () => {
    const page = emptyPage();
    const text = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
    writePrintPage(page, aRecipeDetail({ Short_Title: text, Ingredients: [anIngredient({ Name: text })] }));
    expect(page.querySelector("h1")?.textContent).toBe(text);
    expect(page.querySelectorAll("img, script")).toHaveLength(0);
  });
});

describe("printing", () => {
  it("opens a window and prints it after 250 ms", () => {
    vi.useFakeTimers();
    const opened = { document: emptyPage(), print: vi.fn(), focus: vi.fn(), setTimeout: window.setTimeout.bind(window) };
    vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);

    expect(printRecipe(aRecipeDetail())).toBe(true);
    vi.advanceTimersByTime(249);
    expect(opened.print).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(opened.print).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("says so when the browser blocks the window", () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    expect(printRecipe(aRecipeDetail())).toBe(false);
  });
});
