import { afterEach, expect, it } from "vitest";

import { takeServedAnswer } from "./served-answer";

afterEach(() => document.querySelectorAll("script[data-call]").forEach((script) => script.remove()));

function serve(call: string, answer: unknown) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.dataset.call = call;
  script.textContent = JSON.stringify(answer);
  document.body.append(script);
}

it("the answer that the page was served with is there once", () => {
  serve("/api/v1.0/recipes/7", { ID: 7 });
  expect(takeServedAnswer("/api/v1.0/recipes/7")).toEqual({ ID: 7 });
  expect(takeServedAnswer("/api/v1.0/recipes/7")).toBeUndefined();
});

it("another call has no answer, and leaves this one", () => {
  serve("/api/v1.0/recipes/7", { ID: 7 });
  expect(takeServedAnswer("/api/v1.0/recipes/8")).toBeUndefined();
  expect(takeServedAnswer("/api/v1.0/recipes/7")).toEqual({ ID: 7 });
});

it("a page can be served with the answers to several calls", () => {
  serve("/api/v1.0/lookups/cuisines", ["Turkish"]);
  serve("/api/v1.0/lookups/categories", ["Soups"]);
  expect(takeServedAnswer("/api/v1.0/lookups/categories")).toEqual(["Soups"]);
  expect(takeServedAnswer("/api/v1.0/lookups/cuisines")).toEqual(["Turkish"]);
});
