import type { RecipeDetail } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { DEFAULT_SERVING_SIZE, PRODUCT_NAME } from "@/shared/config/product";

import { attributionOf } from "../attribution";
import { minutesText } from "../durations";
import { ingredientLine } from "../ingredient-line";
import { partsOf } from "../parts";
import { stepFacts } from "../step-facts";
import { detailTexts } from "../texts";
import stylesheet from "./print-page.css?inline";

const PRINT_AFTER_MS = 250;

/** Opens a window with the recipe on plain paper and prints it after 250 ms. False when the browser blocks the window. */
export function printRecipe(recipe: RecipeDetail): boolean {
  const opened = window.open("", "_blank", "width=840,height=900");
  if (opened === null) return false;
  writePrintPage(opened.document, recipe);
  opened.setTimeout(() => {
    opened.focus();
    opened.print();
  }, PRINT_AFTER_MS);
  return true;
}

/** Fills an empty document. Texts are set as texts, so nothing in a recipe can become markup or script. */
export function writePrintPage(page: Document, recipe: RecipeDetail): void {
  const write = writerOf(page);
  page.title = `${recipe.Short_Title} · ${PRODUCT_NAME}`;
  page.documentElement.lang = "en";
  page.head.append(write("meta", "", { name: "viewport", content: "width=device-width" }), write("style", stylesheet));
  page.body.replaceChildren(
    write("p", PRODUCT_NAME, { class: "product" }),
    write("h1", recipe.Short_Title),
    ...longTitle(recipe).map((text) => write("p", text, { class: "long-title" })),
    ...present(recipe.Description).map((text) => write("p", text)),
    write("p", factsOf(recipe).join("  ·  "), { class: "facts" }),
    write("h2", detailTexts.ingredients),
    ...ingredientParts(write, recipe),
    write("h2", detailTexts.instructions),
    ...stepParts(write, recipe),
    write("p", originOf(recipe), { class: "origin" }),
  );
}

type Write = ReturnType<typeof writerOf>;

function writerOf(page: Document) {
  return (tag: string, text: string, attributes: Record<string, string> = {}, children: Node[] = []): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
}

function ingredientParts(write: Write, recipe: RecipeDetail): HTMLElement[] {
  return partsOf(recipe.Ingredients).flatMap(({ title, lines }) => [
    ...present(title).map((text) => write("h3", text)),
    write("ul", "", {}, lines.map((line) => write("li", ingredientText(line)))),
  ]);
}

function ingredientText(ingredient: RecipeDetail["Ingredients"][number]): string {
  const { amount, name, notes, isOptional } = ingredientLine(ingredient);
  const after = [notes, isOptional ? `(${detailTexts.optional})` : ""].filter(Boolean).join(" ");
  return [amount, after === "" ? name : `${name}, ${after}`].filter(Boolean).join(" ");
}

function stepParts(write: Write, recipe: RecipeDetail): HTMLElement[] {
  return partsOf(recipe.Instructions).flatMap(({ title, lines }) => [
    ...present(title).map((text) => write("h3", text)),
    write(
      "ol",
      "",
      { start: String(lines[0]?.Step_Number ?? 1) },
      lines.map((step) => {
        const { temperature, minutes } = stepFacts(step);
        const facts = [temperature, minutes && minutesText(minutes)].filter(Boolean).join(", ");
        return write("li", facts === "" ? step.Instruction_Text : `${step.Instruction_Text} (${facts})`);
      }),
    ),
  ]);
}

function factsOf(recipe: RecipeDetail): string[] {
  const minutes = (label: string, value: number | null) => (value === null ? [] : [`${label}: ${minutesText(value)}`]);
  return [
    ...present(recipe.Cuisine_Display_Name),
    ...present(recipe.Difficulty_Level),
    ...minutes(detailTexts.prepTime, recipe.Prep_Time_Minutes),
    ...minutes(detailTexts.cookTime, recipe.Cook_Time_Minutes),
    ...minutes(detailTexts.totalTime, recipe.Total_Time),
    `${detailTexts.servings}: ${recipe.Serving_Size ?? DEFAULT_SERVING_SIZE}`,
  ];
}

function originOf(recipe: RecipeDetail): string {
  const source = attributionOf(recipe);
  const address = location.origin + paths.recipe(recipe.ID);
  return [address, source?.author, source?.url, source?.license].filter(Boolean).join("  ·  ");
}

function longTitle({ Long_Title, Short_Title }: RecipeDetail): string[] {
  return present(Long_Title).filter((text) => text !== Short_Title);
}

function present(text: string | null): string[] {
  return text === null || text.trim() === "" ? [] : [text];
}
