import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

import { gateway, ONE_OF_EACH } from "./engine";
import { aBlog, aRecipe, aRecipeDetail, CATEGORIES, CUISINES, INGREDIENTS } from "./fixtures";

export const API = "http://localhost:3000/api/v1.0";

/** The API's boundary in tests: a site with recipes, blogs and lookups. A test overrides what it is about. */
export const server = setupServer(
  http.get(`${API}/recipes/:id/similar`, () => HttpResponse.json([])),
  http.get(`${API}/recipes/top-12`, () => HttpResponse.json([aRecipe({ ID: 1 }), aRecipe({ ID: 2, Short_Title: "Fattoush" })])),
  http.get(`${API}/recipes/search`, () => HttpResponse.json({ Recipes: [], Total_Recipes: 0, HasMore: false, Relaxed: false, Understood: [], Counterpart: null, Degraded: false })),
  http.get(`${API}/recipes/mark-viewed/:id`, () => HttpResponse.json({})),
  http.get(`${API}/recipes/is-favorite/:id`, () => HttpResponse.json({ Is_Favorite: false })),
  http.get(`${API}/recipes/reviews/:id`, () => HttpResponse.json([])),
  http.get(`${API}/recipes/is-editable/:id`, () => HttpResponse.json({ Is_Editable: false })),
  http.get(`${API}/recipes/generation`, () => HttpResponse.json(null)),
  http.get(`${API}/recipes/:id`, ({ params }) => HttpResponse.json(aRecipeDetail({ ID: Number(params.id) }))),
  gateway(() => ONE_OF_EACH),
  http.get(`${API}/lookups/categories`, () => HttpResponse.json(CATEGORIES)),
  http.get(`${API}/lookups/cuisines`, () => HttpResponse.json(CUISINES)),
  http.get(`${API}/lookups/ingredients`, () => HttpResponse.json(INGREDIENTS)),
  http.get(`${API}/user/remaining-credits`, () => HttpResponse.json({ Remaining_Credits: 10 })),
  http.get(`${API}/blogs/recent-3`, () => HttpResponse.json([aBlog()])),
  // The page itself, which the shell reads for its tags.
  http.get("http://localhost:3000/*", ({ request }) =>
    request.headers.get("Accept") === "text/html" ? HttpResponse.html("<head></head>") : undefined,
  ),
  http.get("http://localhost:3000/media/*", () => new HttpResponse("picture", { headers: { "Content-Type": "image/webp" } })),
);

/** An error in the API's one shape. */
export function failure(status: number, text = "Something failed") {
  return HttpResponse.json({ Error: text, message: text, Code: "failure" }, { status });
}

/** A moment that the test decides on: an answer that awaits `released` comes after `release`. */
export function held() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}
