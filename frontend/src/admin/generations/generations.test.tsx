import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { aPage, STAFF_API, visitDesk } from "../testing";

const JOB = {
  ID: 4,
  State: "done",
  Member_ID: 3,
  Member_Name: "Amina Yusuf",
  Cuisine_Name: "Persian",
  Category_Name: "Desserts",
  Ingredients: ["rice", "saffron"],
  Instructions: "Not too sweet.",
  Attempts: 1,
  Recipe_ID: 88,
  Failure_Code: null,
  Failure_Text: null,
  Created_At: "2026-03-05T09:30:00Z",
  Finished_At: "2026-03-05T09:31:00Z",
};

describe("the generations of members", () => {
  it("lead to the recipe, or say why there is none", async () => {
    const failed = { ...JOB, ID: 5, State: "failed", Recipe_ID: null, Failure_Code: "no_dish", Failure_Text: "No such dessert." };
    const asked: (string | null)[] = [];
    server.use(
      http.get(`${STAFF_API}/generations`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("State"));
        return aPage([JOB, failed]);
      }),
    );
    const { user } = visitDesk("/admin/generations");
    expect(await screen.findByRole("link", { name: "Recipe 88" })).toHaveAttribute("href", "/recipe/88");
    expect(screen.getByText("No such dessert.")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("State"), "failed");
    await waitFor(() => expect(asked.at(-1)).toBe("failed"));
  });
});
