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
  const shareAlike = "https://creativecommons.org/licenses/by-sa/4.0/";
  expect(source(null, null, shareAlike)).toMatchObject({ license: "CC BY-SA 4.0", licenseUrl: shareAlike });
  expect(source(null, null, "https://creativecommons.org/publicdomain/zero/1.0/")?.license).toBe("CC0 1.0");
});

it("is nothing for recipes of our own", () => {
  expect(source(null, " ", null)).toBeNull();
});
