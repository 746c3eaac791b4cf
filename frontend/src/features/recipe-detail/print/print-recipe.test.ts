import { afterEach, describe, expect, it } from "vitest";

import { layOnPaper } from "./print-recipe";

const style = document.createElement("style");

afterEach(() => style.remove());

describe("the print window", () => {
  it("has the page's own style sheets, with what they say of print for the screen too", async () => {
    style.textContent = "h1 { color: red; } @media print { h1 { color: black; } }";
    document.head.append(style);
    const article = document.createElement("article");
    article.innerHTML = "<h1>Harira</h1>";
    const paper = document.implementation.createHTMLDocument();

    await layOnPaper(paper, article);
    expect(paper.body.innerHTML).toBe("<article><h1>Harira</h1></article>");
    const styles = paper.querySelector("style")?.textContent;
    expect(styles).toMatch(/h1 \{\s*color: red;\s*\}/);
    expect(styles).toMatch(/@media all \{\s*h1 \{\s*color: black;/);
    expect(styles).not.toContain("@media print");
  });
});
