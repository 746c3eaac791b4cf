import { expect, it } from "vitest";

import { attributionOf } from "./attribution";

const source = (Source_URL: string | null, Source_Author: string | null = null, Source_License: string | null = null) =>
  attributionOf({ Source_URL, Source_Author, Source_License });

it("names the author and the site of an imported recipe", () => {
  expect(source("https://www.example.com/a?b=1", "Amina")).toMatchObject({
    author: "Amina",
    url: "https://www.example.com/a?b=1",
    site: "example.com",
  });
});

it.each(["javascript:alert(1)", "data:text/html,x", "//example.com", "not an address"])("never links %s", (address) => {
  expect(source(address)).toBeNull();
  expect(source(address, "Amina")?.url).toBeNull();
});

it("links a licence only where it is an address", () => {
  expect(source(null, null, "CC BY 4.0")).toMatchObject({ license: "CC BY 4.0", licenseUrl: null });
  expect(source(null, null, "https://creativecommons.org/licenses/by/4.0/")?.licenseUrl).toContain("creativecommons.org");
});

it("is nothing for recipes of our own", () => {
  expect(source(null, " ", null)).toBeNull();
});
