import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it } from "vitest";

import { server } from "@/shared/testing/server";

import { visit } from "../testing";

const served = (title: string) => `<meta property="og:title" content="${title}"><meta name="description" content="${title}">`;
const contents = () => [...document.head.querySelectorAll("meta")].map((tag) => tag.content);

afterEach(() => document.head.replaceChildren());

it("a page has the tags that the server writes for its address, first and after navigating", async () => {
  document.head.innerHTML = served("Home");
  server.use(
    http.get("http://localhost:3000/sign-in", () => HttpResponse.html(`<head>${served("Sign In")}</head><body>`)),
  );
  const { user } = visit("/sign-up");
  expect(contents()).toEqual(["Home", "Home"]);
  await user.click(await screen.findByRole("link", { name: "Sign in" }));
  await waitFor(() => expect(contents()).toEqual(["Sign In", "Sign In"]));
});

it("a page whose tags can't be fetched has none of another page", async () => {
  document.head.innerHTML = served("Sign Up");
  server.use(http.get("http://localhost:3000/sign-in", () => HttpResponse.error()));
  const { user } = visit("/sign-up");
  await user.click(await screen.findByRole("link", { name: "Sign in" }));
  await waitFor(() => expect(contents()).toEqual([]));
});

it("a filtered list has the tags of its own page", async () => {
  document.head.innerHTML = served("All Recipes");
  server.use(
    http.get("http://localhost:3000/recipes", ({ request }) =>
      HttpResponse.html(`<head>${served(new URL(request.url).search)}</head><body>`),
    ),
  );
  const { user } = visit("/recipes?cuisine=Turkish&category=DES");
  await user.click(await screen.findByRole("button", { name: /^Remove filter Desserts/ }));
  await waitFor(() => expect(contents()).toEqual(["?cuisine=Turkish", "?cuisine=Turkish"]));
});
