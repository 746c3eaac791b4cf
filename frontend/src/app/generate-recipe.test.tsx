import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { takeReturnUrl } from "@/shared/auth/auth-storage";
import { anAuth } from "@/shared/testing/fixtures";
import { API, failure, held, server } from "@/shared/testing/server";
import { getCurrentToast } from "@/shared/ui/toast";

import { visit } from "./testing";

interface Sent {
  Cuisine_ID: number;
  Category_ID: number;
  Ingredients: string[];
  Instructions_Text: string;
}

/** What the site has been told to generate. */
let sent: Sent[];
/** The job that the site tells of. */
let job: Record<string, unknown> | null;

const A_JOB = {
  ID: 5,
  State: "Composing",
  Started_At: "2026-03-05T10:00:00Z",
  Recipe_ID: null,
  message: null,
  Nearest: null,
  Notes: [],
};

beforeEach(() => {
  sent = [];
  job = null;
  signIn(anAuth());
  server.use(
    http.get(`${API}/recipes/generation`, () => HttpResponse.json(job)),
    http.post(`${API}/recipes/check-ingredients`, async ({ request }) => {
      const { Lines } = (await request.json()) as { Lines: string[] };
      return HttpResponse.json({ Lines: Lines.map(verdictOn) });
    }),
  );
  answer(() => {
    job = { ...A_JOB, State: "Done", Recipe_ID: 9, Notes: ["Cardamom was left out: a stew has no place for it."] };
    return HttpResponse.json({ Recipe_ID: 9 });
  });
});

function verdictOn(line: string) {
  if (line === "pork") return { Status: "haram", Reason: "Pork is meat of a pig.", Substitute: "beef, lamb or chicken" };
  if (line === "gelatin") return { Status: "doubtful", Reason: "Its source is not named.", Substitute: null };
  return { Status: "halal", Reason: "", Substitute: null };
}

/** What the site answers to a request for a recipe. */
function answer(respond: () => Response | Promise<Response>) {
  server.use(
    http.post(`${API}/recipes/generate`, async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return respond();
    }),
  );
}

/** An error with a code of its own. */
const refusal = (status: number, code: string, text: string) =>
  HttpResponse.json({ Error: text, message: text, Code: code }, { status });

async function open() {
  const site = visit("/generate-recipe");
  await screen.findByRole("radio", { name: "Turkish" });
  return site;
}

/** Opens the screen and chooses everything that a recipe needs. */
async function openFilled() {
  const site = await open();
  await site.user.click(choice("Turkish"));
  await site.user.click(choice("Main Dishes"));
  for (const name of ["Lamb", "Onion", "Tomato"]) await site.user.click(quick(name));
  return site;
}

const choice = (name: string) => screen.getByRole("radio", { name });
const quick = (name: string) => within(screen.getByRole("group", { name: "Quick add" })).getByRole("button", { name });
const field = () => screen.getByRole("combobox", { name: "Add ingredients" });
const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);
const button = (name: string) => screen.getByRole("button", { name });
const generate = () => button("Generate Recipe");

function chosen() {
  const list = screen.queryByRole("list", { name: "Selected ingredients" });
  return list === null ? [] : within(list).getAllByRole("listitem").map((chip) => chip.textContent);
}

const dialog = () => screen.findByRole("dialog", { name: "Your recipe is being made" });
const toasted = () => getCurrentToast();

describe("choosing ingredients", () => {
  it("offers matches anywhere in the name, and takes the highlighted one by Enter", async () => {
    const { user } = await open();
    await user.type(field(), "RIC");
    await waitFor(() => expect(offered()).toEqual(["Rice", "Rice Flour", "Basmati Rice"]));
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen()).toEqual(["Rice Flour"]);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    await user.type(field(), "rice");
    expect(offered()).toEqual(["Rice", "Basmati Rice"]);
  });

  it("adds what is typed by Enter, by a comma and by the button, and marks what the lookup does not have", async () => {
    const { user } = await open();
    await user.type(field(), "goat{Enter}lemon,sumac");
    await user.click(button("Add"));
    expect(chosen()).toEqual(["goatcustom", "Lemon", "sumaccustom"]);
    expect(sent).toEqual([]);
  });

  it("takes a pasted list apart", async () => {
    await open();
    fireEvent.paste(field(), { clipboardData: { getData: () => "- rice\n- lamb, أرز\n🍅 tomato" } });
    expect(chosen()).toEqual(["Rice", "lambcustom", "أرزcustom", "🍅 tomatocustom"]);
  });

  it("marks a quick-add that is there, and adds it once", async () => {
    const { user } = await open();
    await user.dblClick(quick("Lamb"));
    expect(quick("Lamb")).toHaveAttribute("aria-pressed", "true");
    expect(chosen()).toEqual(["Lambcustom"]);
    expect(screen.getByText("Lamb: already in your list")).toBeInTheDocument();
  });

  it("counts, and removes one chip after the other with the focus staying near", async () => {
    const { user } = await open();
    await user.click(quick("Lamb"));
    await user.click(quick("Onion"));
    expect(screen.getByText(/^2 ingredients/)).toHaveTextContent("2 ingredients · 1 more to go");
    await user.click(button("Remove Lamb"));
    expect(button("Remove Onion")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(chosen()).toEqual([]);
    expect(field()).toHaveFocus();
    expect(quick("Lamb")).toHaveAttribute("aria-pressed", "false");
  });

  it("keeps what is too long in the field, and says so", async () => {
    const { user } = await open();
    const name = "a".repeat(101);
    fireEvent.change(field(), { target: { value: name } });
    await user.type(field(), "{Enter}");
    expect(field()).toHaveValue(name);
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/An ingredient must be at most 100 characters long\./),
    );
  });

  it("shows what the halal guard says, and replaces what is haram", async () => {
    const { user } = await open();
    await user.type(field(), "pork,gelatin,");
    expect(await screen.findByText("pork is not halal. Pork is meat of a pig.")).toBeVisible();
    expect(screen.getByText("Check that gelatin is halal. Its source is not named.")).toBeVisible();
    await user.click(button("Use beef instead of pork"));
    expect(chosen()).toEqual(["beefcustom", "gelatincustom"]);
    expect(screen.queryByText(/Pork is meat/)).toBeNull();
  });
});

describe("choosing cuisine and category", () => {
  it("works by the first letters, and Enter does not send the form", async () => {
    const { user } = await open();
    act(() => choice("Middle Eastern").focus());
    await user.keyboard("t{Enter}");
    expect(choice("Turkish")).toBeChecked();
    act(() => choice("Breakfast").focus());
    await user.keyboard("s");
    expect(choice("Snacks")).toBeChecked();
    expect(toasted()).toBeNull();
    expect(screen.getByRole("heading", { name: "Turkish · Snacks" })).toBeVisible();
  });

  it("names what the recipe is made with", async () => {
    await openFilled();
    expect(screen.getByText(/^made with/)).toHaveTextContent("made with lamb, onion, and tomato");
  });
});

describe("what is wrong is told one at a time, in order", () => {
  it("and the focus goes to where it is put right", async () => {
    const { user } = await open();
    await user.click(generate());
    expect(toasted()).toMatchObject({
      variant: "destructive",
      title: "Insufficient Ingredients",
      description: "Please select at least 3 ingredients to generate a recipe.",
    });
    expect(field()).toHaveFocus();
    for (const name of ["Lamb", "Onion", "Tomato"]) await user.click(quick(name));
    await user.click(generate());
    expect(toasted()).toMatchObject({ title: "Cuisine Required", description: "Please select a cuisine type." });
    expect(choice("Middle Eastern")).toHaveFocus();
    await user.click(choice("Turkish"));
    await user.click(generate());
    expect(toasted()).toMatchObject({ title: "Category Required", description: "Please select a recipe category." });
    expect(choice("Breakfast")).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("a cuisine that is gone by now", async () => {
    const { unmount, user } = await openFilled();
    await user.click(choice("Turkish"));
    unmount();
    server.use(http.get(`${API}/lookups/cuisines`, () => HttpResponse.json([])));
    const again = visit("/generate-recipe");
    await screen.findByRole("radio", { name: "Main Dishes" });
    await again.user.click(generate());
    expect(toasted()).toMatchObject({
      title: "Invalid Selection",
      description: "Please ensure you have selected valid cuisine and category options.",
    });
  });

  it("no credits", async () => {
    server.use(http.get(`${API}/user/remaining-credits`, () => HttpResponse.json({ Remaining_Credits: 0 })));
    const { user } = await openFilled();
    expect(await screen.findByText(/You have no credits left/)).toBeVisible();
    await user.click(generate());
    await waitFor(() =>
      expect(toasted()).toMatchObject({
        title: "Insufficient Credits",
        description: "You do not have enough credits to generate a recipe. Please purchase more credits.",
      }),
    );
    expect(sent).toEqual([]);
  });

  it("instructions that are too long", async () => {
    const { user } = await openFilled();
    const instructions = screen.getByRole("textbox", { name: "Instructions" });
    expect(instructions).toHaveAttribute("placeholder", "Generate a delicious recipe with the selected ingredients");
    fireEvent.change(instructions, { target: { value: "a".repeat(1001) } });
    expect(instructions).toHaveAccessibleDescription(/^Instructions must be at most 1000 characters long\./);
    await user.click(generate());
    expect(instructions).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe("credits", () => {
  it("are shown", async () => {
    server.use(http.get(`${API}/user/remaining-credits`, () => HttpResponse.json({ Remaining_Credits: 1 })));
    await open();
    expect(await screen.findByText("1 credit remaining")).toBeVisible();
  });

  it("that can't be checked are asked for again, by hand and when the recipe is wanted", async () => {
    server.use(http.get(`${API}/user/remaining-credits`, () => failure(500)));
    const { user } = await openFilled();
    expect(await screen.findByText(/^Failed to check credits/)).toBeVisible();
    await user.click(generate());
    await waitFor(() => expect(toasted()).toMatchObject({ title: "Error", description: "Failed to check credits" }));
    expect(sent).toEqual([]);
    server.use(http.get(`${API}/user/remaining-credits`, () => HttpResponse.json({ Remaining_Credits: 3 })));
    await user.click(button("Try Again"));
    expect(await screen.findByText("3 credits remaining")).toBeVisible();
  });
});

describe("a visitor", () => {
  it("may look and choose, signs in to generate, and finds everything again", async () => {
    act(() => localStorage.clear());
    const { user, address, unmount } = await signedOut();
    await user.click(choice("Turkish"));
    await user.type(field(), "goat");
    await user.click(generate());
    const prompt = await screen.findByRole("dialog", { name: "Sign in to generate recipes" });
    expect(sent).toEqual([]);
    await user.click(within(prompt).getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(address()).toBe("/sign-in"));
    expect(takeReturnUrl()).toBe("/generate-recipe");
    unmount();

    act(() => signIn(anAuth()));
    await open();
    expect(choice("Turkish")).toBeChecked();
    expect(chosen()).toEqual(["goatcustom"]);
  });
});

async function signedOut() {
  const { signOut } = await import("@/shared/auth/auth");
  act(signOut);
  return open();
}

describe("generating", () => {
  it("sends once, tells how far it is, and leads to the recipe with its notes", async () => {
    const { released, release } = held();
    answer(async () => {
      job = A_JOB;
      await released;
      job = { ...A_JOB, State: "Done", Recipe_ID: 9, Notes: ["No place was found for cardamom."] };
      return HttpResponse.json({ Recipe_ID: 9 });
    });
    const { user, address } = await openFilled();
    await user.type(screen.getByRole("textbox", { name: "Instructions" }), " for 6 ");
    await user.dblClick(generate());
    const modal = await dialog();
    expect(modal).toHaveAccessibleDescription(/may take a few minutes\. We'll email you a link/);
    const now = () => within(modal).getAllByRole("listitem").find((item) => item.hasAttribute("aria-current"));
    await waitFor(() => expect(now()).toHaveTextContent("Composing the recipe"));
    release();
    await waitFor(() => expect(address()).toBe("/recipe/9"));
    expect(toasted()).toMatchObject({ title: "Recipe Generated!" });
    expect(await screen.findByText("No place was found for cardamom.")).toBeVisible();
    expect(sent).toEqual([
      { Cuisine_ID: 4, Category_ID: 3, Ingredients: ["Lamb", "Onion", "Tomato"], Instructions_Text: "for 6" },
    ]);
  });

  it("adds what is still in the field", async () => {
    const { user, address } = await openFilled();
    await user.type(field(), "goat");
    await user.click(generate());
    await waitFor(() => expect(address()).toBe("/recipe/9"));
    expect(sent[0]?.Ingredients).toEqual(["Lamb", "Onion", "Tomato", "goat"]);
  });

  it("goes on when the dialog is closed, and then tells where the recipe is", async () => {
    const { released, release } = held();
    answer(async () => {
      await released;
      job = { ...A_JOB, State: "Done", Recipe_ID: 9 };
      return HttpResponse.json({ Recipe_ID: 9 });
    });
    const { user, address } = await openFilled();
    await user.click(generate());
    await user.click(within(await dialog()).getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/^Your recipe is being made/)).toBeVisible();
    await user.click(button("Show progress"));
    await user.click(within(await dialog()).getByRole("button", { name: "Carry On in the Background" }));
    release();
    expect(await screen.findByRole("link", { name: "Open the recipe" })).toHaveAttribute("href", "/recipe/9");
    expect(address()).toBe("/generate-recipe");
    expect(sent).toHaveLength(1);
  });

  it("keeps everything when it fails, and can be sent again", async () => {
    answer(() => refusal(503, "generation_failed", "The cook is ill. Your credit is back."));
    const { user, address } = await openFilled();
    await user.click(generate());
    await waitFor(() =>
      expect(toasted()).toMatchObject({ title: "Generation Failed", description: "The cook is ill. Your credit is back." }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(chosen()).toHaveLength(3);
    answer(() => HttpResponse.json({ Recipe_ID: 9 }));
    await user.click(generate());
    await waitFor(() => expect(address()).toBe("/recipe/9"));
  });

  it("says that the answer named no recipe", async () => {
    answer(() => HttpResponse.json({}));
    const { user } = await openFilled();
    await user.click(generate());
    await waitFor(() => expect(toasted()?.description).toBe("Recipe generation failed - no Recipe ID returned"));
  });

  it("marks the ingredient that the halal guard refuses, and why", async () => {
    const reason = "“Tomato” can't be used: it was cooked in wine.";
    answer(() =>
      HttpResponse.json(
        { Error: reason, message: reason, Code: "haram_ingredient", Details: [{ Field: "Ingredients.2", Problem: reason }] },
        { status: 422 },
      ),
    );
    const { user } = await openFilled();
    await user.click(generate());
    await waitFor(() => expect(toasted()).toMatchObject({ title: "Generation Failed", description: reason }));
    expect(screen.getAllByText(reason)).not.toHaveLength(0);
    expect(button("Remove Tomato").closest("li")).toHaveAttribute("data-haram", "true");
  });

  it("offers the nearest cuisine and category where there is no such dish", async () => {
    answer(() => {
      job = { ...A_JOB, State: "Failed", Nearest: { Cuisine_ID: 2, Category_ID: 1, Title: "Khagina" } };
      return refusal(409, "no_dish", "These make no Turkish main dish.");
    });
    const { user } = await openFilled();
    await user.click(generate());
    await user.click(await screen.findByRole("button", { name: "Try Pakistani · Breakfast instead" }));
    expect(choice("Pakistani")).toBeChecked();
    expect(choice("Breakfast")).toBeChecked();
    expect(chosen()).toHaveLength(3);
    expect(generate()).toHaveFocus();
  });

  it("follows the job when the call is cut", async () => {
    answer(() => {
      job = A_JOB;
      return HttpResponse.error();
    });
    const { user, address } = await openFilled();
    await user.click(generate());
    await dialog();
    job = { ...A_JOB, State: "Done", Recipe_ID: 9 };
    await waitFor(() => expect(address()).toBe("/recipe/9"));
    expect(sent).toHaveLength(1);
  });

  it("does not take an older recipe for the one that it has asked for", async () => {
    job = { ...A_JOB, ID: 4, State: "Done", Recipe_ID: 8 };
    answer(() => HttpResponse.error());
    const { user, address } = await openFilled();
    await user.click(generate());
    await waitFor(() => expect(toasted()?.description).toBe("Failed to generate recipe. Please try again."));
    expect(address()).toBe("/generate-recipe");
  });

  it("is found again by one who comes back", async () => {
    job = A_JOB;
    const { user, address } = await open();
    await user.click(await screen.findByRole("button", { name: "Show progress" }));
    await dialog();
    job = { ...A_JOB, State: "Done", Recipe_ID: 9 };
    await waitFor(() => expect(address()).toBe("/recipe/9"));
    expect(sent).toEqual([]);
  });

  it("is told to one who comes back when it fails", async () => {
    job = A_JOB;
    await open();
    await screen.findByRole("button", { name: "Show progress" });
    job = { ...A_JOB, State: "Failed", message: "The cook is ill." };
    await waitFor(() => expect(toasted()).toMatchObject({ title: "Generation Failed", description: "The cook is ill." }));
  });
});

describe("the form's data", () => {
  it("is asked for again when some of it can't be loaded", async () => {
    server.use(http.get(`${API}/lookups/cuisines`, () => failure(500)));
    const { user } = visit("/generate-recipe");
    expect(await screen.findByText("Failed to load form data. Please refresh the page.")).toBeVisible();
    server.use(http.get(`${API}/lookups/cuisines`, () => HttpResponse.json([{ ID: 4, Code: "TR", Name: "Turkish", Display_Name: "Turkish" }])));
    await user.click(button("Try Again"));
    expect(await screen.findByRole("radio", { name: "Turkish" })).toBeVisible();
    expect(screen.queryByText(/Failed to load form data/)).toBeNull();
  });

  it("survives a reload, and can be cleared", async () => {
    const { unmount } = await openFilled();
    unmount();
    const { user } = await open();
    await waitFor(() => expect(choice("Turkish")).toBeChecked());
    expect(chosen()).toHaveLength(3);
    await user.click(button("Start Over"));
    expect(choice("Turkish")).not.toBeChecked();
    expect(chosen()).toEqual([]);
  });
});
