import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";

import { signIn } from "@/shared/auth/auth";
import { anAuth } from "@/shared/testing/fixtures";
import { renderInApp } from "@/shared/testing/render";
import { API, failure, held, server } from "@/shared/testing/server";

import { FavoriteButton } from "./favorite-button";

const FATTOUSH = { ID: 7, Short_Title: "Fattoush" };

/** A server that knows whether Fattoush is a favorite, and counts how often it was asked and told. */
function serve(isFavorite = false) {
  const calls = { asked: 0, added: 0, removed: 0 };
  let state = isFavorite;
  const answer = () => HttpResponse.json({ Is_Favorite: state });
  server.use(
    http.get(`${API}/recipes/is-favorite/7`, () => {
      calls.asked += 1;
      return answer();
    }),
    http.post(`${API}/recipes/add-favorite`, async ({ request }) => {
      expect(await request.json()).toEqual({ Recipe_ID: 7 });
      calls.added += 1;
      state = true;
      return answer();
    }),
    http.post(`${API}/recipes/remove-favorite`, async ({ request }) => {
      expect(await request.json()).toEqual({ Recipe_ID: 7 });
      calls.removed += 1;
      state = false;
      return answer();
    }),
  );
  return calls;
}

const heart = () => screen.getByRole("button", { name: "Favorite Fattoush" });
const expectPressed = (pressed: boolean) => waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", String(pressed)));

async function open() {
  signIn(anAuth());
  const view = renderInApp(<FavoriteButton recipe={FATTOUSH} />);
  await screen.findByRole("button", { name: "Favorite Fattoush" });
  return view;
}

const tellFromElsewhere = (change: object) =>
  window.dispatchEvent(new StorageEvent("storage", { key: "sufra.favorite-change", newValue: JSON.stringify(change) }));

describe("a member's heart", () => {
  it("shows what the server says", async () => {
    serve(true);
    await open();
    await expectPressed(true);
  });

  it("asks once for all hearts of a recipe, with the member's token", async () => {
    const calls = serve(true);
    signIn(anAuth());
    renderInApp(
      <>
        <FavoriteButton recipe={FATTOUSH} />
        <FavoriteButton recipe={FATTOUSH} />
      </>,
    );
    await waitFor(() => expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(2));
    expect(calls.asked).toBe(1);
  });

  it("asks nothing while it is far from the viewport", async () => {
    const calls = serve(true);
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    await open();
    await expectPressed(false);
    expect(calls.asked).toBe(0);
  });

  it("adds, and says so", async () => {
    const calls = serve(false);
    const { user } = await open();
    await user.click(heart());
    expect(await screen.findByText("Added to favorites")).toBeVisible();
    expect(screen.getByText("Fattoush has been added to your favorites.")).toBeVisible();
    await expectPressed(true);
    expect(calls).toMatchObject({ added: 1, removed: 0 });
  });

  it("removes, and says so", async () => {
    const calls = serve(true);
    const { user } = await open();
    await expectPressed(true);
    await user.click(heart());
    expect(await screen.findByText("Removed from favorites")).toBeVisible();
    expect(screen.getByText("Fattoush has been removed from your favorites.")).toBeVisible();
    await expectPressed(false);
    expect(calls).toMatchObject({ added: 0, removed: 1 });
  });

  it("shows a click at once, on every heart of the recipe", async () => {
    serve(false);
    const { released, release } = held();
    server.use(
      http.post(`${API}/recipes/add-favorite`, async () => {
        await released;
        return HttpResponse.json({ Is_Favorite: true });
      }),
    );
    signIn(anAuth());
    const { user } = renderInApp(
      <>
        <FavoriteButton recipe={FATTOUSH} />
        <FavoriteButton recipe={FATTOUSH} />
      </>,
    );
    const [first] = await screen.findAllByRole("button", { name: "Favorite Fattoush", pressed: false });
    first?.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(2));
    expect(screen.queryByText("Added to favorites")).toBeNull();
    release();
    expect(await screen.findByText("Added to favorites")).toBeVisible();
  });

  it("obeys the last of several quick clicks", async () => {
    const calls = serve(false);
    const { user } = await open();
    await user.tripleClick(heart());
    await waitFor(() => expect(calls).toMatchObject({ added: 2, removed: 1 }));
    await expectPressed(true);
  });

  it.each([
    ["refused", false, () => failure(429), "Failed to add recipe to favorites. Please try again."],
    ["refused", true, () => failure(500), "Failed to remove recipe from favorites. Please try again."],
    ["not answered", false, () => HttpResponse.error(), "Something went wrong while updating favorites. Please try again."],
    ["not answered", true, () => HttpResponse.error(), "Something went wrong while updating favorites. Please try again."],
  ])("takes a click back that is %s (favorite: %s), and says why", async (_case, isFavorite, answer, text) => {
    serve(isFavorite);
    server.use(http.post(`${API}/recipes/:change`, answer));
    const { user } = await open();
    await expectPressed(isFavorite);
    await user.click(heart());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    await expectPressed(isFavorite);
  });

  it("can add although its state could not be read", async () => {
    const calls = serve(false);
    server.use(http.get(`${API}/recipes/is-favorite/7`, () => failure(503)));
    const { user } = await open();
    await user.click(heart());
    await expectPressed(true);
    expect(calls.added).toBe(1);
  });

  it("is not overwritten by an answer from before the click", async () => {
    serve(false);
    const { released, release } = held();
    server.use(
      http.get(`${API}/recipes/is-favorite/7`, async () => {
        await released;
        return HttpResponse.json({ Is_Favorite: false });
      }),
    );
    const { user } = await open();
    await user.click(heart());
    expect(await screen.findByText("Added to favorites")).toBeVisible();
    release();
    await released;
    await expectPressed(true);
  });
});

describe("two tabs", () => {
  it("agree: this one follows what another changes", async () => {
    const calls = serve(false);
    await open();
    await waitFor(() => expect(calls.asked).toBe(1));
    tellFromElsewhere({ memberId: 1, recipeId: 7, isFavorite: true });
    await expectPressed(true);
    expect(calls.asked).toBe(1);
  });

  it("leave other recipes and other members alone", async () => {
    serve(false);
    await open();
    tellFromElsewhere({ memberId: 1, recipeId: 8, isFavorite: true });
    tellFromElsewhere({ memberId: 2, recipeId: 7, isFavorite: true });
    await expectPressed(false);
  });

  it("agree: this one tells the others", async () => {
    serve(false);
    const { user } = await open();
    const told = vi.spyOn(Storage.prototype, "setItem");
    await user.click(heart());
    await screen.findByText("Added to favorites");
    expect(told).toHaveBeenCalledWith(
      "sufra.favorite-change",
      JSON.stringify({ memberId: 1, recipeId: 7, isFavorite: true }),
    );
    expect(localStorage.getItem("sufra.favorite-change")).toBeNull();
  });
});
