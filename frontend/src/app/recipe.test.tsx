import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";

import type { RecipeDetail } from "@/shared/api/types";
import { signIn } from "@/shared/auth/auth";
import { anAuth, anIngredient, aRecipe, aRecipeDetail } from "@/shared/testing/fixtures";
import { API, failure, server } from "@/shared/testing/server";
import { setViewportWidth } from "@/shared/testing/viewport";

import { visit } from "./testing";

function serve(changes: Partial<RecipeDetail> = {}) {
  server.use(http.get(`${API}/recipes/7`, () => HttpResponse.json(aRecipeDetail(changes))));
}

async function open(changes: Partial<RecipeDetail> = {}) {
  serve(changes);
  const site = visit("/recipe/7");
  await screen.findByRole("heading", { level: 1, name: changes.Short_Title ?? "Chicken Biryani" });
  return site;
}

const section = (name: string | RegExp) => screen.getByRole("region", { name });

describe("a recipe's page", () => {
  it("tells title, long title, description, badges and byline", async () => {
    await open();
    expect(screen.getByText("Hyderabadi Chicken Dum Biryani with Saffron")).toBeVisible();
    expect(screen.getByText(/Layers of spiced chicken/)).toBeVisible();
    expect(screen.getByText(/A recipe by/)).toHaveTextContent("A recipe by Amina Yusuf");
    expect(screen.getByRole("link", { name: "Indian" })).toHaveAttribute("href", "/recipes?cuisine=Indian");
    expect(screen.getByRole("link", { name: "Main Dishes" })).toHaveAttribute("href", "/recipes?category=MAIN");
  });

  it.each([
    ["Amina Yusuf", "DraftOnly you and Sufra's staff can see this recipe."],
    ["Bilal Khan", "DraftOnly its owner and Sufra's staff can see this recipe."],
  ])("says of a draft of %s who can see it", async (Owner_Name, words) => {
    signIn(anAuth());
    await open({ Is_Published: false, Owner_Name });
    expect(screen.getByText("Draft").parentElement).toHaveTextContent(words);
  });

  it("says nothing of that once it is published", async () => {
    await open();
    expect(screen.queryByText("Draft")).toBeNull();
  });

  it("keeps the byline and drops its picture when that can't be loaded", async () => {
    await open();
    const byline = screen.getByText(/A recipe by/).closest("p");
    const picture = byline?.querySelector("img");
    if (!picture) throw new Error("there is no picture");
    fireEvent.error(picture);
    expect(byline).toHaveTextContent("A recipe by Amina Yusuf");
    expect(picture).not.toBeInTheDocument();
  });

  it.each([{ Owner_Name: null }, { Owner_Pic_URL: null }])("has no byline with %o", async (missing) => {
    await open(missing);
    expect(screen.queryByText(/A recipe by/)).toBeNull();
  });

  it("has six facts", async () => {
    await open();
    const facts = section("At a glance");
    const terms = within(facts).getAllByRole("term").map((term) => term.textContent);
    const values = within(facts).getAllByRole("definition").map((value) => value.textContent);
    expect(terms).toEqual(["Difficulty", "Prep Time", "Cooking Time", "Total Time", "Servings", "Rating"]);
    expect(values).toEqual(["Medium", "40 min", "105 min1 h 45 min", "145 min2 h 25 min", "6", "4.6 / 531 reviews"]);
  });

  it("says that it has no ratings yet, instead of a rating of 0", async () => {
    await open({ Average_Rating: 0, Review_Count: 0 });
    const values = within(section("At a glance")).getAllByRole("definition");
    expect(values.at(-1)).toHaveTextContent(/^No ratings yet$/);
  });

  it("names the resting time when the total is more than preparing and cooking", async () => {
    await open({ Prep_Time_Minutes: 40, Cook_Time_Minutes: 15, Total_Time: 115 });
    const total = within(section("At a glance")).getAllByRole("definition")[3];
    expect(total).toHaveTextContent("115 min1 h 55 minincluding 1 h resting");
  });

  it("lists ingredients with their count", async () => {
    await open();
    const ingredients = section("Ingredients");
    expect(ingredients).toHaveTextContent("2 items");
    const lines = within(ingredients).getAllByRole("listitem").map((line) => line.textContent);
    expect(lines).toEqual(["2½ cups basmati rice, soaked", "salt"]);
  });

  it("cautions about a doubtful ingredient, and says what is optional", async () => {
    await open({
      Ingredients: [
        anIngredient({ Name: "gelatin", Halal_Status: "doubtful", Halal_Note: "Choose fish gelatin.", Is_Optional: true }),
      ],
    });
    const [line] = within(section("Ingredients")).getAllByRole("listitem");
    expect(line).toHaveTextContent("gelatin (optional)");
    expect(line).toHaveTextContent("Check that it is halal. Choose fish gelatin.");
  });

  it("strikes a step through when it is done, and back", async () => {
    const { user } = await open();
    expect(section("Instructions")).toHaveTextContent("2 steps");
    const done = screen.getByRole("checkbox", { name: "Step 2 done" });
    const step = screen.getByText("Bake under the lid.").closest("li");
    expect(step).toHaveTextContent("160 °C");
    await user.click(done);
    expect(step).toHaveAttribute("data-done", "true");
    await user.click(done);
    expect(step).toHaveAttribute("data-done", "false");
  });

  it("shows culture, nutrition and tags", async () => {
    await open();
    expect(section("Cultural Background")).toHaveTextContent("Dum means breath");
    const nutrition = section(/Nutrition Information per serving/);
    expect(nutrition).toHaveTextContent("Calories640 kcalProtein38 gCarbs71.5 gFat22 gFiber4 g");
    expect(screen.getByRole("link", { name: "# one pot" })).toHaveAttribute("href", "/recipes?search=one+pot");
  });

  it("ends with recipes like it", async () => {
    server.use(http.get(`${API}/recipes/7/similar`, () => HttpResponse.json([aRecipe({ ID: 99, Short_Title: "Lamb Pulao" })])));
    await open();
    const similar = await screen.findByRole("region", { name: "More like this" });
    expect(within(similar).getByRole("link", { name: /Lamb Pulao/ })).toBeVisible();
  });

  it("stays whole when an imported recipe says little", async () => {
    await open({
      Description: "",
      Cuisine_Name: null,
      Cuisine_Display_Name: null,
      Category_Name: null,
      Difficulty_Level: null,
      Prep_Time_Minutes: null,
      Cook_Time_Minutes: null,
      Total_Time: null,
      Serving_Size: null,
      Cultural_Notes: null,
      Calories_Per_Serving: null,
      Protein_Grams: null,
      Carbs_Grams: null,
      Fat_Grams: null,
      Fiber_Grams: null,
      Tags: [],
      Instructions: [],
      Source_URL: "https://www.example.com/lamb",
      Source_Author: "Some Cook",
    });
    const values = within(section("At a glance")).getAllByRole("definition").map((value) => value.textContent);
    expect(values.slice(0, 5)).toEqual(["–not stated", "–not stated", "–not stated", "–not stated", "4"]);
    expect(screen.queryByRole("region", { name: /Nutrition|Tags|Cultural/ })).toBeNull();
    expect(section("Source")).toHaveTextContent("Some Cook, example.com");
  });

  it("asks visitors to sign in before they favorite, and knows no Edit for them", async () => {
    const { user } = await open();
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
    await user.click(screen.getByRole("button", { name: /favorite/i }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Sign In");
  });
});

describe("views", () => {
  it("are recorded once, and a failure is not shown", async () => {
    const views: string[] = [];
    server.use(
      http.get(`${API}/recipes/mark-viewed/:id`, ({ params }) => {
        views.push(String(params.id));
        return failure(500);
      }),
    );
    await open();
    await waitFor(() => expect(views).toEqual(["7"]));
    expect(screen.queryByText("Error")).toBeNull();
  });

  it("are not recorded for a draft", async () => {
    const views: string[] = [];
    server.use(
      http.get(`${API}/recipes/mark-viewed/:id`, ({ params }) => {
        views.push(String(params.id));
        return failure(404);
      }),
    );
    await open({ Is_Published: false });
    expect(views).toEqual([]);
  });

  it("are not recorded for a recipe that does not exist", async () => {
    const views: string[] = [];
    server.use(
      http.get(`${API}/recipes/7`, () => failure(404)),
      http.get(`${API}/recipes/mark-viewed/:id`, ({ params }) => {
        views.push(String(params.id));
        return HttpResponse.json({});
      }),
    );
    visit("/recipe/7");
    await screen.findByText("Recipe Not Found");
    expect(views).toEqual([]);
  });
});

describe("the title of the tab", () => {
  it("is the recipe's while it shows, and another after leaving", async () => {
    const { user } = await open();
    await waitFor(() => expect(document.title).toContain("Chicken Biryani"));
    await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "All Recipes" }));
    await waitFor(() => expect(document.title).not.toContain("Chicken Biryani"));
  });
});

describe("a recipe that cannot be shown", () => {
  it.each(["/recipe/7", "/recipe/abc"])("is said not to exist at %s", async (address) => {
    server.use(http.get(`${API}/recipes/7`, () => failure(404)));
    visit(address);
    expect(await screen.findByRole("heading", { level: 1, name: "Recipe Not Found" })).toBeVisible();
    expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });

  it("can be asked for again after any other failure", async () => {
    server.use(http.get(`${API}/recipes/7`, () => failure(500)));
    const { user } = visit("/recipe/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    expect(screen.getByText("We couldn't load the recipe details. Please try again.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    serve();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Chicken Biryani" })).toBeVisible();
  });

  it("shows its outline while it loads", async () => {
    server.use(http.get(`${API}/recipes/7`, () => delay("infinite")));
    visit("/recipe/7");
    expect(await screen.findByText("Loading recipe...")).toBeInTheDocument();
  });
});

describe("Spread the taste", () => {
  async function openDialog() {
    const site = await open();
    await site.user.click(screen.getByRole("button", { name: "Share" }));
    return { ...site, dialog: await screen.findByRole("dialog", { name: "Spread the taste" }) };
  }

  it("offers WhatsApp, Twitter and the short link", async () => {
    const { dialog } = await openDialog();
    expect(within(dialog).getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", expect.stringContaining("wa.me"));
    expect(within(dialog).getByRole("link", { name: "Twitter" })).toHaveAttribute("href", expect.stringContaining("hashtags="));
    expect(within(dialog).getByLabelText("Link to this recipe")).toHaveValue("http://localhost:3000/s/chicken-biryani");
  });

  it("copies the short link and says so", async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole("button", { name: "Copy Link" }));
    expect((await screen.findAllByText("Link copied!"))[0]).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("http://localhost:3000/s/chicken-biryani");
  });

  it("says when the link could not be copied", async () => {
    const { user, dialog } = await openDialog();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(within(dialog).getByRole("button", { name: "Copy Link" }));
    expect((await screen.findAllByText("Failed to copy link. Please try again."))[0]).toBeInTheDocument();
  });

  it("closes a second after sharing on a phone", async () => {
    setViewportWidth(400);
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole("link", { name: "WhatsApp" }));
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 3000 });
  });
});

describe("Print", () => {
  it("opens a window with the recipe and prints it after 250 ms", async () => {
    const { user } = await open();
    const paper = document.implementation.createHTMLDocument();
    const opened = { document: paper, print: vi.fn(), focus: vi.fn(), setTimeout: vi.fn<typeof setTimeout>() };
    vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);

    await user.click(screen.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(opened.setTimeout).toHaveBeenCalledWith(expect.any(Function), 250));
    for (const text of ["Chicken Biryani", "Bake under the lid.", "localhost:3000/s/chicken-biryani"]) {
      expect(paper.body.textContent).toContain(text);
    }
    const [[printNow] = []] = opened.setTimeout.mock.calls;
    printNow?.();
    expect(opened.print).toHaveBeenCalledOnce();
  });

  it("says when the window was blocked", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect((await screen.findAllByText(/print window was blocked/))[0]).toBeInTheDocument();
  });
});
