import { act, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { useContext, type ReactNode } from "react";
import { createPath, UNSAFE_NavigationContext, useNavigate, type To } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { RecipeSearchResponse, Understood } from "@/shared/api/types";
import { aRecipe } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, server } from "@/shared/testing/server";
import { setViewportWidth } from "@/shared/testing/viewport";

import { AppRoutes } from "./routes";
import { visit } from "./testing";

/** A catalogue of numbered dishes; every search finds all of them. Gives the searches that were asked. */
function catalogue(total: number, answer: Partial<RecipeSearchResponse> = {}) {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/recipes/search`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(decodeURIComponent(query.toString()).replaceAll("+", " "));
      const offset = Number(query.get("Offset"));
      const left = Math.max(0, total - offset);
      const Recipes = Array.from({ length: Math.min(18, left) }, (_, index) =>
        aRecipe({ ID: offset + index + 1, Short_Title: `Dish ${offset + index + 1}` }),
      );
      const plain = { Relaxed: false, Understood: [], Counterpart: null, Degraded: false, At_Hand: null };
      return HttpResponse.json({ Recipes, Total_Recipes: total, HasMore: left > 18, ...plain, ...answer });
    }),
  );
  return asked;
}

/** A router whose address stays: each navigation is on its way for ever. */
function HeldNavigation({ onPush, children }: { onPush: (address: string) => void; children: ReactNode }) {
  const context = useContext(UNSAFE_NavigationContext);
  const navigator = { ...context.navigator, push: (to: To) => onPush(typeof to === "string" ? to : createPath(to)) };
  return <UNSAFE_NavigationContext value={{ ...context, navigator }}>{children}</UNSAFE_NavigationContext>;
}

const found = (total: number) => screen.findByRole("heading", { name: `${total} Recipe(s) Found` });
const cards = () => screen.getAllByRole("article");
const button = (name: string) => screen.getByRole("button", { name });
const chip = (label: string) => screen.getByRole("button", { name: new RegExp(`^Remove filter ${label} \\(`) });
const openFilters = (user: ReturnType<typeof visit>["user"]) => user.click(button("Show Filters"));

async function toast(title: string, text: string) {
  const [shown] = await screen.findAllByText(title, { selector: ".title" });
  expect(shown?.parentElement).toHaveTextContent(text);
}

describe("the recipe list", () => {
  it("asks for the first 18 recipes and leaves out what is empty", async () => {
    const asked = catalogue(3);
    visit("/recipes");
    await found(3);
    expect(cards()).toHaveLength(3);
    expect(asked).toEqual(["Limit=18&Offset=0"]);
    expect(screen.getByText("Showing 3 of 3 recipes")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Load More Recipes" })).toBeNull();
  });

  it("asks for everything that the address says", async () => {
    const asked = catalogue(1);
    visit("/recipes?search=rice&cuisine=PAK,Turkish&category=DES&difficulty=Quick");
    await found(1);
    expect(asked).toEqual([
      "Limit=18&Offset=0&Search_Text=rice&Cuisines=PAK,Turkish&Categories=DES&Difficulty_Levels=Quick",
    ]);
    expect(screen.getByRole("combobox")).toHaveValue("rice");
  });

  it("shows six skeletons at first", async () => {
    server.use(http.get(`${API}/recipes/search`, () => delay("infinite")));
    visit("/recipes");
    expect(await screen.findAllByTestId("recipe-card-skeleton")).toHaveLength(6);
  });

  it("says that matches are only close", async () => {
    catalogue(2, { Relaxed: true });
    visit("/recipes?search=yummy+chicken");
    expect(await screen.findByText("Closest matches")).toBeVisible();
  });

  it("says in one line that search works at reduced strength", async () => {
    catalogue(2, { Degraded: true });
    visit("/recipes?search=rice");
    expect(await screen.findByText("Search is working at reduced strength for a moment.")).toBeVisible();
  });

  it("says nothing of it otherwise", async () => {
    catalogue(2);
    visit("/recipes?search=rice");
    await found(2);
    expect(screen.queryByText(/reduced strength/)).toBeNull();
  });

  it("offers to clear everything when nothing is found", async () => {
    catalogue(0);
    const { user, address } = visit("/recipes?search=xyzzy&cuisine=Turkish");
    expect(await screen.findByRole("heading", { name: "No recipes found" })).toBeVisible();
    expect(screen.getByText("Try adjusting your search criteria or clear filters to see all recipes.")).toBeVisible();
    await user.click(button("Clear Filters"));
    await waitFor(() => expect(address()).toBe("/recipes"));
    expect(await screen.findByRole("heading", { level: 2, name: /Recipe\(s\) Found/ })).toHaveFocus();
  });

  it("offers to leave out the text that finds nothing", async () => {
    catalogue(0);
    const { user, address } = visit("/recipes?search=xyzzy");
    const remove = await screen.findByRole("button", { name: "Remove “xyzzy”" });
    await user.click(remove);
    await waitFor(() => expect(address()).toBe("/recipes"));
  });

  it("shows popular recipes where nothing is found", async () => {
    catalogue(0);
    visit("/recipes?search=xyzzy");
    const popular = within(await screen.findByRole("region", { name: "Popular Recipes" }));
    expect(popular.getByRole("link", { name: "Fattoush" })).toBeVisible();
  });
});

describe("cooking with what one has", () => {
  const atHand = {
    Recipes: [
      { Have: 2, Needed: 2, Missing: [] },
      { Have: 1, Needed: 3, Missing: ["saffron", "almonds"] },
    ],
    Needed_By_None: ["kohlrabi"],
  };

  it("says on each card what is missing", async () => {
    catalogue(2, { At_Hand: atHand });
    visit("/recipes?have=rice,kohlrabi");
    await found(2);
    expect(cards()[0]).toHaveTextContent("You have all 2");
    expect(cards()[1]).toHaveTextContent("You have 1 of 3; missing: saffron, almonds");
    expect(screen.getByText("No recipe asks for kohlrabi.")).toBeVisible();
  });

  it("asks with each food that is added or taken away, and the address keeps them", async () => {
    server.use(http.get(`${API}/lookups/ingredients`, () => HttpResponse.json([{ ID: 1, Name: "Basmati Rice" }])));
    const asked = catalogue(2, { At_Hand: atHand });
    const { user, address } = visit("/recipes?have=lamb");
    const field = await screen.findByRole("combobox", { name: "What do you have?" });
    await user.type(field, "onion{Enter}");
    await waitFor(() => expect(address()).toBe("/recipes?have=lamb,onion"));
    await user.click(screen.getByRole("button", { name: "Remove lamb" }));
    await waitFor(() => expect(address()).toBe("/recipes?have=onion"));
    expect(asked.at(-1)).toBe("Limit=18&Offset=0&Have=onion");
  });

  it("keeps a food whose search is still on its way when the next one follows", async () => {
    server.use(http.get(`${API}/lookups/ingredients`, () => HttpResponse.json([])));
    catalogue(2, { At_Hand: atHand });
    const pushed: string[] = [];
    const { user } = renderInApp(
      <HeldNavigation onPush={(to) => pushed.push(to)}>
        <AppRoutes />
      </HeldNavigation>,
      "/recipes?have=lamb",
    );
    const field = await screen.findByRole("combobox", { name: "What do you have?" });
    await user.type(field, "onion{Enter}");
    await user.type(field, "rice{Enter}");
    expect(pushed).toEqual(["/recipes?have=lamb,onion", "/recipes?have=lamb,onion,rice"]);
  });

  it("takes a pasted list apart", async () => {
    server.use(http.get(`${API}/lookups/ingredients`, () => HttpResponse.json([])));
    catalogue(1, { At_Hand: atHand });
    const { user, address } = visit("/recipes");
    await user.click(button("Cook with what I have"));
    const field = await screen.findByRole("combobox", { name: "What do you have?" });
    expect(field).toHaveFocus();
    await user.paste("rice, lamb\nonions");
    await waitFor(() => expect(address()).toBe("/recipes?have=rice,lamb,onions"));
  });

  it("takes at most fifty foods", async () => {
    server.use(http.get(`${API}/lookups/ingredients`, () => HttpResponse.json([])));
    catalogue(1, { At_Hand: atHand });
    const foods = Array.from({ length: 50 }, (_, number) => `food ${number}`).join(",");
    const { user } = visit(`/recipes?have=${foods}`);
    await user.type(await screen.findByRole("combobox", { name: "What do you have?" }), "one more{Enter}");
    expect(await screen.findByText("At most 50 foods.")).toBeVisible();
  });
});

describe("what was understood", () => {
  const time: Understood = { Kind: "Time", Text: "under 30 minutes", Label: "Under 30 min", Text_Without_It: "turkish soup", Total_Without_It: null };
  const cuisine: Understood = { Kind: "Cuisine", Text: "turkish", Label: "Turkish", Text_Without_It: "soup under 30 minutes", Total_Without_It: null };
  const chips = async () => within(await screen.findByRole("list", { name: "How your words were read" }));

  it("stands as chips above the results", async () => {
    catalogue(2, { Understood: [cuisine, time] });
    visit("/recipes?search=turkish+soup+under+30+minutes");
    const texts = (await chips()).getAllByRole("button").map(({ textContent }) => textContent);
    expect(texts).toEqual(["Turkish", "Under 30 min"]);
  });

  it("is taken away one by one, and the address keeps it", async () => {
    const asked = catalogue(2, { Understood: [cuisine, time] });
    const { user, address } = visit("/recipes?search=turkish+soup+under+30+minutes");
    await user.click((await chips()).getByRole("button", { name: "Search “under 30 minutes” as words, not as Under 30 min" }));
    await waitFor(() => expect(address()).toBe("/recipes?search=turkish+soup+under+30+minutes&words=under+30+minutes"));
    await waitFor(() => expect(asked.at(-1)).toContain("As_Words=under 30 minutes"));
  });

  it("comes back when its words are read again", async () => {
    catalogue(2);
    const { user, address } = visit("/recipes?search=turkish+soup&words=turkish");
    await user.click((await chips()).getByRole("button", { name: "Read “turkish” again" }));
    await waitFor(() => expect(address()).toBe("/recipes?search=turkish+soup"));
  });

  it("is read anew for another text", async () => {
    catalogue(2);
    const { user, address } = visit("/recipes?search=turkish+soup&words=turkish");
    await chips();
    await user.type(screen.getByRole("combobox"), " easy{Enter}");
    await waitFor(() => expect(address()).toBe("/recipes?search=turkish+soup+easy"));
  });

  it("shows a translation with both words", async () => {
    catalogue(1, { Understood: [{ Kind: "Translation", Text: "patlıcan", Label: "eggplant", Text_Without_It: "", Total_Without_It: null }] });
    visit("/recipes?search=patlıcan");
    expect((await chips()).getByText("patlıcan → eggplant")).toBeVisible();
  });

  it("says in a sentence why something else is shown", async () => {
    const Sentence = "Coq au vin is cooked in wine. These are braised chicken dishes without it.";
    catalogue(1, { Counterpart: { Name: "coq au vin", Sentence } });
    visit("/recipes?search=coq+au+vin");
    expect(await screen.findByText(Sentence)).toBeVisible();
  });

  it("offers to drop what hides everything", async () => {
    catalogue(0, { Understood: [{ ...time, Text_Without_It: "lamb", Total_Without_It: 12 }] });
    const { user, address } = visit("/recipes?search=lamb+under+30+minutes");
    await user.click(await screen.findByRole("button", { name: "Drop “Under 30 min”: 12 recipes" }));
    await waitFor(() => expect(address()).toBe("/recipes?search=lamb"));
  });
});

describe("readings that hide every recipe together", () => {
  it("are dropped with one button", async () => {
    const hidden = (Label: string): Understood => ({
      Kind: "Time",
      Text: Label,
      Label,
      Text_Without_It: "",
      Total_Without_It: 0,
    });
    catalogue(0, { Understood: [hidden("Under 5 min"), hidden("Vegan")], Without_Any: { Text: "lamb", Total: 3 } });
    const { user, address } = visit("/recipes?search=vegan+lamb+under+5+minutes");
    await user.click(await screen.findByRole("button", { name: "Drop “Under 5 min” and “Vegan”: 3 recipes" }));
    await waitFor(() => expect(address()).toBe("/recipes?search=lamb"));
  });
});

describe("searching", () => {
  it("puts the trimmed text into the address and keeps the filters", async () => {
    catalogue(1);
    const { user, address } = visit("/recipes?cuisine=Turkish");
    await found(1);
    await user.type(screen.getByRole("combobox"), "  soup {Enter}");
    await waitFor(() => expect(address()).toBe("/recipes?search=soup&cuisine=Turkish"));
    await user.clear(screen.getByRole("combobox"));
    await user.click(button("SEARCH"));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Turkish"));
  });

  it.each(["/", "/recipes"])("takes no more than 200 characters in the box at %s", async (start) => {
    catalogue(1);
    const { user } = visit(start);
    const box = await screen.findByRole("combobox");
    await user.click(box);
    await user.paste("a".repeat(201));
    expect(box).toHaveValue("a".repeat(200));
  });

  it("says why the server refuses a text, and leads on", async () => {
    const sentence = "A search text has at most 200 characters.";
    server.use(http.get(`${API}/recipes/search`, () => failure(422, sentence), { once: true }));
    const { user, address } = visit(`/recipes?search=${"a".repeat(201)}&category=DES`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Recipe\(s\) Found/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Remove “a/ }));
    await waitFor(() => expect(address()).toBe("/recipes?category=DES"));
  });

  it("says above the results what was searched for", async () => {
    catalogue(2);
    const { user } = visit("/recipes?search=rice");
    expect(await screen.findByRole("heading", { level: 1, name: "Recipes for “rice”" })).toBeVisible();
    await user.clear(screen.getByRole("combobox"));
    await user.click(button("SEARCH"));
    expect(await screen.findByRole("heading", { level: 1, name: "All Recipes" })).toBeVisible();
  });

  it("can begin anew with a button that empties the box", async () => {
    catalogue(2);
    const { user, address } = visit("/recipes?search=rice");
    await found(2);
    await user.click(button("Clear text"));
    expect(screen.getByRole("combobox")).toHaveValue("");
    expect(screen.getByRole("combobox")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Clear text" })).toBeNull();
    await waitFor(() => expect(address()).toBe("/recipes?search=rice"));
  });

  it("takes texts in every direction of writing", async () => {
    visit("/recipes");
    expect(await screen.findByRole("combobox")).toHaveAttribute("dir", "auto");
  });

  it("is spoken of by one live region", async () => {
    catalogue(2);
    visit("/recipes?search=rice");
    await found(2);
    const spoken = screen.getAllByRole("status").filter((region) => region.closest("main"));
    expect(spoken).toHaveLength(1);
    expect(spoken[0]).toHaveTextContent("2 Recipe(s) Found");
  });

  it("tells a failure, and asks again when the same search is made again", async () => {
    server.use(http.get(`${API}/recipes/search`, () => failure(503), { once: true }));
    const { user } = visit("/recipes?search=soup");
    await toast("Error", "Failed to load recipes. Please try again.");
    catalogue(2);
    await user.click(button("SEARCH"));
    await found(2);
  });

  it("can be tried again where the results would be", async () => {
    server.use(http.get(`${API}/recipes/search`, () => failure(500), { once: true }));
    const { user } = visit("/recipes");
    const again = await screen.findByRole("button", { name: "Try Again" });
    catalogue(2);
    await user.click(again);
    await found(2);
  });
});

describe("filters", () => {
  it("wait for Apply Filters when ticked, and search at once when unticked", async () => {
    const asked = catalogue(1);
    const { user, address } = visit("/recipes");
    await found(1);
    await openFilters(user);
    await user.click(await screen.findByRole("checkbox", { name: "Middle Eastern" }));
    await user.click(screen.getByRole("checkbox", { name: "Desserts" }));
    await waitFor(() => expect(address()).toBe("/recipes"));
    expect(asked).toHaveLength(1);

    await user.click(button("Apply Filters"));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Middle+Eastern&category=DES"));
    await user.click(screen.getByRole("checkbox", { name: "Desserts" }));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Middle+Eastern"));
    await waitFor(() => expect(asked.at(-1)).toBe("Limit=18&Offset=0&Cuisines=Middle Eastern"));
  });

  it.each(["/recipes", "/recipes?search=rice&cuisine=PAK"])("can be unticked before Apply Filters at %s", async (start) => {
    const asked = catalogue(1);
    const { user, address } = visit(start);
    await found(1);
    await openFilters(user);
    const scrolled = vi.spyOn(window, "scrollTo");
    const turkish = await screen.findByRole("checkbox", { name: "Turkish" });
    await user.click(turkish);
    expect(turkish).toBeChecked();
    await user.click(turkish);
    expect(turkish).not.toBeChecked();
    await user.click(button("Apply Filters"));
    await waitFor(() => expect(address()).toBe(start));
    expect(asked).toHaveLength(1);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it("are ticked by code or name, and shown by display name", async () => {
    catalogue(1);
    const { user } = visit("/recipes?cuisine=PAK,IND&category=des&difficulty=quick");
    await found(1);
    await openFilters(user);
    for (const name of ["Pakistani", "Indian", "Desserts", "Quick"]) {
      expect(await screen.findByRole("checkbox", { name })).toBeChecked();
      expect(chip(name)).toBeVisible();
    }
  });

  it("name their group on chips that say the same", async () => {
    catalogue(1);
    const { user, address } = visit("/recipes?cuisine=Festive,PAK&category=Festive");
    const festive = await screen.findByRole("button", { name: "Remove filter Festive (Categories)" });
    expect(festive).toHaveTextContent(/^Festive \(Categories\)$/);
    await user.click(festive);
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Festive,PAK"));
    expect(chip("Festive")).toHaveTextContent(/^Festive$/);
    expect(chip("Pakistani")).toHaveAccessibleName("Remove filter Pakistani (Cuisines)");
  });

  it("leave one by one by their chips, and all together", async () => {
    catalogue(1);
    const { user, address } = visit("/recipes?search=rice&cuisine=PAK,IND&category=DES");
    await user.click(await screen.findByRole("button", { name: /^Remove filter Pakistani/ }));
    await waitFor(() => expect(address()).toBe("/recipes?search=rice&cuisine=IND&category=DES"));
    expect(screen.getByRole("button", { name: /^Remove filter Indian/ })).toHaveFocus();
    await user.click(button("Clear All Filters"));
    await waitFor(() => expect(address()).toBe("/recipes?search=rice"));
    expect(screen.getByRole("heading", { level: 2, name: /recipe/i })).toHaveFocus();
    expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull();
  });

  it("forget ticks that were never applied when the address changes", async () => {
    catalogue(1);
    const { user } = visit("/recipes");
    await found(1);
    await openFilters(user);
    await user.click(await screen.findByRole("checkbox", { name: "Turkish" }));
    await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Home" }));
    await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "All Recipes" }));
    await found(1);
    await openFilters(user);
    expect(screen.getByRole("checkbox", { name: "Turkish" })).not.toBeChecked();
  });

  it("say so when they cannot be loaded, and leave the rest usable", async () => {
    catalogue(1);
    server.use(http.get(`${API}/lookups/cuisines`, () => failure(500)));
    const { user, address } = visit("/recipes");
    await found(1);
    await openFilters(user);
    expect(await screen.findByText("These filters could not be loaded.")).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Quick" }));
    await user.click(button("Apply Filters"));
    await waitFor(() => expect(address()).toBe("/recipes?difficulty=Quick"));
  });

  it("are hidden again on demand", async () => {
    const { user } = visit("/recipes");
    await user.click(await screen.findByRole("button", { name: "Show Filters", expanded: false }));
    expect(screen.getByRole("form", { name: "Filters" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide Filters", expanded: true }));
    expect(screen.queryByRole("form", { name: "Filters" })).toBeNull();
  });
});

describe("filters on a phone", () => {
  beforeEach(() => setViewportWidth(360));

  const openSheet = async (address: string) => {
    const view = visit(address);
    await found(1);
    await openFilters(view.user);
    return { ...view, sheet: within(await screen.findByRole("dialog", { name: "Filters" })) };
  };

  it("stand in a sheet that Apply Filters closes, and the results take the focus", async () => {
    catalogue(1);
    const { user, address, sheet } = await openSheet("/recipes");
    await user.click(await sheet.findByRole("checkbox", { name: "Turkish" }));
    const start = vi.spyOn(document.getElementById("results") ?? document.body, "scrollIntoView");
    await user.click(sheet.getByRole("button", { name: "Apply Filters" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Turkish"));
    expect(start).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: /recipe/i })).toHaveFocus());
  });

  it("search at once when unticked, and the sheet stays", async () => {
    catalogue(1);
    const { user, address, sheet } = await openSheet("/recipes?cuisine=TR,PAK");
    await user.click(await sheet.findByRole("checkbox", { name: "Turkish" }));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=PAK"));
    expect(sheet.getByRole("checkbox", { name: "Turkish" })).toBeVisible();
    expect(sheet.getByRole("checkbox", { name: "Turkish" })).toHaveFocus();
  });

  it("give the focus back to their button when the sheet is closed", async () => {
    catalogue(1);
    const { user } = await openSheet("/recipes");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Show Filters")).toHaveFocus());
  });
});

describe("more recipes", () => {
  it("are appended 18 at a time until all are shown", async () => {
    const asked = catalogue(40);
    const { user } = visit("/recipes");
    await found(40);
    await user.click(button("Load More Recipes"));
    await waitFor(() => expect(cards()).toHaveLength(36));
    expect(screen.getByText("Showing 36 of 40 recipes")).toBeVisible();
    expect(screen.getByRole("link", { name: "Dish 19" })).toHaveFocus();
    await user.click(button("Load More Recipes"));
    await waitFor(() => expect(cards()).toHaveLength(40));
    expect(asked.map((query) => query.replace("Limit=18&", ""))).toEqual(["Offset=0", "Offset=18", "Offset=36"]);
    expect(screen.queryByRole("button", { name: "Load More Recipes" })).toBeNull();
  });

  it("are asked for once by two quick clicks", async () => {
    const asked = catalogue(40);
    visit("/recipes");
    await found(40);
    const more = button("Load More Recipes");
    act(() => {
      more.click();
      more.click();
    });
    await waitFor(() => expect(cards()).toHaveLength(36));
    expect(asked).toEqual(["Limit=18&Offset=0", "Limit=18&Offset=18"]);
  });

  it("show three skeletons while they load", async () => {
    catalogue(40);
    const { user } = visit("/recipes");
    await found(40);
    server.use(http.get(`${API}/recipes/search`, () => delay("infinite")));
    await user.click(button("Load More Recipes"));
    expect(await screen.findAllByTestId("recipe-card-skeleton")).toHaveLength(3);
    expect(cards()).toHaveLength(18);
  });

  it("keep what is shown when they cannot be loaded, and can be asked for again", async () => {
    catalogue(40);
    const { user } = visit("/recipes");
    await found(40);
    server.use(http.get(`${API}/recipes/search`, () => failure(503), { once: true }));
    await user.click(button("Load More Recipes"));
    await toast("Error", "Failed to load recipes. Please try again.");
    expect(cards()).toHaveLength(18);
    await user.click(button("Load More Recipes"));
    await waitFor(() => expect(cards()).toHaveLength(36));
  });
});

describe("Back and Forward", () => {
  function BackAndForward() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <button onClick={() => void navigate(1)}>Forward</button>
      </>
    );
  }

  it("restore search, filters and every page that was loaded without asking again", async () => {
    const asked = catalogue(40);
    const { user, address } = renderInApp(
      <>
        <AppRoutes />
        <BackAndForward />
      </>,
      "/recipes?cuisine=Turkish",
    );
    await found(40);
    await user.click(button("Load More Recipes"));
    await waitFor(() => expect(cards()).toHaveLength(36));
    await user.type(screen.getByRole("combobox"), "soup{Enter}");
    await waitFor(() => expect(cards()).toHaveLength(18));

    await user.click(button("Back"));
    await waitFor(() => expect(address()).toBe("/recipes?cuisine=Turkish"));
    expect(cards()).toHaveLength(36);
    expect(screen.getByRole("combobox")).toHaveValue("");
    await user.click(button("Forward"));
    await waitFor(() => expect(address()).toBe("/recipes?search=soup&cuisine=Turkish"));
    expect(screen.getByRole("combobox")).toHaveValue("soup");
    expect(asked).toHaveLength(3);
  });
});

describe("the way back to the top", () => {
  it("shows after more than one viewport and scrolls up", async () => {
    catalogue(18);
    const { user } = visit("/recipes");
    await found(18);
    expect(screen.queryByRole("button", { name: "Scroll to top" })).toBeNull();

    vi.spyOn(window, "scrollY", "get").mockReturnValue(window.innerHeight + 1);
    window.dispatchEvent(new Event("scroll"));
    const scrolled = vi.spyOn(window, "scrollTo");
    await user.click(await screen.findByRole("button", { name: "Scroll to top" }));
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it("is taken on each change of the search", async () => {
    catalogue(1);
    const { user } = visit("/recipes");
    await found(1);
    const scrolled = vi.spyOn(window, "scrollTo");
    await user.type(screen.getByRole("combobox"), "rice{Enter}");
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});
