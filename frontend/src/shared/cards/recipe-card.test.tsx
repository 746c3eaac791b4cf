import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { aRecipe } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";

import { RecipeActions } from "./recipe-actions";
import { RecipeCard } from "./recipe-card";

describe("a recipe card", () => {
  it("is one link that opens the recipe in a new tab", () => {
    renderInApp(<RecipeCard recipe={aRecipe({ ID: 7 })} />);
    const link = screen.getByRole("link", { name: "Chicken Biryani" });
    expect(link).toHaveAttribute("href", "/recipe/7");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("shows cuisine, category, difficulty, time, servings and rating", () => {
    renderInApp(<RecipeCard recipe={aRecipe()} />);
    const card = screen.getByRole("article");
    for (const text of ["Indian", "Main Dishes", "Medium", "145 min (2 h 25 min)", "Rated 4.6"]) expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent(/6 servings/);
    expect(card).toHaveTextContent("(31 reviews)");
  });

  it("says why a search found it", () => {
    renderInApp(<RecipeCard recipe={aRecipe()} foundBy="with tahini" />);
    expect(screen.getByRole("article")).toHaveTextContent("with tahini");
  });

  it("leaves out what an imported recipe lacks, and shows 4 servings", () => {
    const bare = aRecipe({
      Cuisine_Name: null,
      Cuisine_Display_Name: null,
      Cuisine_Code: null,
      Category_Name: null,
      Difficulty_Level: null,
      Total_Time: null,
      Serving_Size: null,
      Description: "",
      Image_4_3_URL: null,
      Image_4_3_BlurHash: null,
      Average_Rating: 0,
      Review_Count: 0,
    });
    renderInApp(<RecipeCard recipe={bare} />);
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent(/^Chicken Biryani4 servingsNo ratings yet$/);
  });

  it("shows Published or Draft only for generated recipes", () => {
    const { rerender } = renderInApp(<RecipeCard recipe={aRecipe()} kind="generated" />);
    expect(screen.getByText("Published")).toBeVisible();
    rerender(<RecipeCard recipe={aRecipe({ Is_Published: false })} kind="generated" />);
    expect(screen.getByText("Draft")).toBeVisible();
    rerender(<RecipeCard recipe={aRecipe()} />);
    expect(screen.queryByText("Published")).toBeNull();
  });

  it("carries the actions that the shell gives to every recipe, outside its link", () => {
    renderInApp(
      <RecipeActions value={({ ID, Short_Title }) => <button>{`Keep ${Short_Title} ${ID}`}</button>}>
        <RecipeCard recipe={aRecipe({ ID: 7 })} />
        <RecipeCard recipe={aRecipe({ ID: 8 })} kind="saved" />
        <RecipeCard recipe={aRecipe({ ID: 9 })} kind="generated" />
      </RecipeActions>,
    );
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(["Keep Chicken Biryani 7", "Keep Chicken Biryani 8"]);
    for (const button of buttons) expect(button.closest("a")).toBeNull();
  });

  it("tells the long title to who reaches it with the keyboard", async () => {
    const { user } = renderInApp(<RecipeCard recipe={aRecipe()} />);
    await user.tab();
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Hyderabadi Chicken Dum Biryani with Saffron");
    await user.tab();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  });

  it("tells the whole description to who rests on it", async () => {
    const { user } = renderInApp(<RecipeCard recipe={aRecipe()} />);
    await user.hover(screen.getByText(/Layers of spiced/, { selector: "p" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(/sealed lid/));
  });
});
