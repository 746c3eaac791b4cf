import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { plainTextOf, sanitizeBlogHtml } from "./sanitize-blog-html";

// The server runs the same cases: tests/rules/test_blog_html.py.
const cases = JSON.parse(readFileSync("../tests/rules/blog-html.json", "utf8")) as { given: string; clean: string }[];

describe("the HTML of blogs", () => {
  it.each(cases)("is cleaned: $given", ({ given, clean }) => {
    expect(sanitizeBlogHtml(given)).toBe(clean);
    expect(sanitizeBlogHtml(clean)).toBe(clean);
  });

  it("keeps no link to an address without a scheme", () => {
    expect(sanitizeBlogHtml('<a href="//evil.example">x</a>')).not.toContain("href");
  });

  it.each(["", "<p><br></p>", "<p>&nbsp;\u200b</p>", "<h2> </h2><ul><li></li></ul>"])("is empty: %j", (html) => {
    expect(plainTextOf(html)).toBe("");
  });

  it("reads as text on one line", () => {
    expect(plainTextOf("<h2>One</h2><p>Two <strong>three</strong></p>")).toBe("One Two three");
  });
});
