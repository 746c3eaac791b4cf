import { describe, expect, it } from "vitest";

import { ApiError } from "@/shared/api/errors";

import { failureOf, failureOfJob, isCut, NoRecipeId } from "./failure";
import { pauseMs, stageOf, STAGES } from "./job";
import { NO_CREDITS } from "./rules";

const TOO_FEW = "Please select at least 3 ingredients to generate a recipe.";

const refused = (status: number, code: string, text: string) =>
  new ApiError(status, "", JSON.stringify({ Error: text, message: text, Code: code }));

describe("a job", () => {
  it("goes through four stages", () => {
    expect(STAGES).toEqual(["Queued", "Composing", "Checking", "Saving"]);
  });

  it.each(["Done", "Failed"] as const)("is in none of them once it is %s", (State) => {
    expect(stageOf({ State })).toBeNull();
  });

  it("is asked about after half a second, then less and less often, at least every two seconds", () => {
    expect(pauseMs(0)).toBe(500);
    expect(pauseMs(1)).toBeGreaterThan(500);
    expect(pauseMs(100)).toBe(2000);
  });
});

describe("a failure", () => {
  it.each([
    [refused(422, "no_dish", "These make no dessert."), "Generation Failed", "These make no dessert."],
    [refused(503, "generation_failed", ""), "Generation Failed", "Failed to generate recipe. Please try again."],
    [new TypeError("Failed to fetch"), "Generation Failed", "Failed to generate recipe. Please try again."],
    [new NoRecipeId(), "Generation Failed", "Recipe generation failed - no Recipe ID returned"],
    [refused(422, "invalid_generation_request", TOO_FEW), "Insufficient Ingredients", TOO_FEW],
    [refused(409, "insufficient_credits", NO_CREDITS.text), "Insufficient Credits", NO_CREDITS.text],
  ])("%s is told, a rule under the rule's own title", (error, title, text) => {
    expect(failureOf(error, [])).toMatchObject({ title, text });
  });

  it.each([
    ["the network is away", new TypeError("Failed to fetch"), true],
    ["the server stopped waiting", refused(503, "generation_slow", "Still at work."), true],
    ["a proxy stopped waiting", new ApiError(504, "Gateway Timeout", "<html>"), true],
    ["the job failed", refused(503, "generation_failed", "No."), false],
    ["the answer named no recipe", new NoRecipeId(), false],
  ])("ends the call before its job or not, when %s", (_case, error, expected) => {
    expect(isCut(error)).toBe(expected);
  });

  it("names the ingredients that the halal guard refuses", () => {
    const Details = [{ Field: "Ingredients.1", Problem: "Pork is haram." }, { Field: "Instructions_Text", Problem: "No wine." }];
    const error = new ApiError(422, "", JSON.stringify({ Error: "No.", Code: "haram_ingredient", Details }));
    expect(failureOf(error, ["rice", "pork"]).objections).toEqual(new Map([["pork", "Pork is haram."]]));
  });

  it("of a job says what the job says", () => {
    const nearest = { Cuisine_ID: 4, Category_ID: 1, Title: "Menemen" };
    expect(failureOfJob({ message: "No.", Nearest: nearest })).toMatchObject({ title: "Generation Failed", text: "No.", nearest });
    expect(failureOfJob({ message: null, Nearest: null }).text).toBe("Failed to generate recipe. Please try again.");
  });
});
