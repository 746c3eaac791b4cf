import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { aRecipeDetail } from "@/shared/testing/fixtures";

import { shareText, shortLink, twitterLink, whatsAppLink } from "./share-links";

const ORIGIN = "https://sufra.example";
const recipe = aRecipeDetail({ Description: "Rice & saffron" });

describe("the default share text", () => {
  it("is title and description", () => {
    expect(shareText(recipe)).toBe("Chicken Biryani: Rice & saffron");
    expect(shareText({ ...recipe, Description: " " })).toBe("Chicken Biryani");
  });

  it("cuts the description to 80 characters, never inside one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite", minLength: 81 }), (raw) => {
        const [, description = ""] = shareText({ ...recipe, Short_Title: "T", Description: `x${raw}` }).split("T: ");
        expect(Array.from(description).length).toBeLessThanOrEqual(81);
        expect(() => encodeURIComponent(description)).not.toThrow();
      }),
    );
    expect(shareText({ ...recipe, Description: "a".repeat(80) })).toBe(`Chicken Biryani: ${"a".repeat(80)}`);
    expect(shareText({ ...recipe, Description: "a".repeat(81) })).toBe(`Chicken Biryani: ${"a".repeat(80)}…`);
  });
});

it("the share text is cut after a word", () => {
  const description = "Minced lamb on flat skewers, grilled over high heat until the edges char and the fat drips.";
  expect(shareText({ ...recipe, Short_Title: "Adana", Description: description })).toBe(
    "Adana: Minced lamb on flat skewers, grilled over high heat until the edges char and the…",
  );
});

describe("share links", () => {
  it("give WhatsApp one text with the recipe's address", () => {
    const text = new URL(whatsAppLink(recipe, ORIGIN)).searchParams.get("text");
    expect(text).toBe(`Chicken Biryani: Rice & saffron\n${ORIGIN}/recipe/7`);
  });

  it("give Twitter text, url and hashtags", () => {
    const query = new URL(twitterLink(recipe, ORIGIN)).searchParams;
    expect(query.get("text")).toBe("Chicken Biryani: Rice & saffron");
    expect(query.get("url")).toBe(`${ORIGIN}/recipe/7`);
    expect(query.get("hashtags")).toBe("Sufra,HalalRecipes,rice");
  });

  it("copy the short link", () => {
    expect(shortLink(recipe, ORIGIN)).toBe(`${ORIGIN}/s/chicken-biryani`);
  });
});
