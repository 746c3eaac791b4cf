// Keeps recipes that were opened or saved, so that they open without a network. With one, it changes nothing that is
// seen: pages and calls come from the server, and only files whose names change with their content come from a cache.
// Source: docs/decisions/0016-offline.md. BUILD, the files of one build, is written before this by scripts/offline.mjs.
/* global BUILD */

const ASSETS = "sufra-assets";
const RECIPES = "sufra-recipes";
const PICTURES = "sufra-recipe-pictures";
/** Of the browser's cards: shared/images/image-cache.ts. */
const CARD_PICTURES = "recipe-images-v1";
const MAX_RECIPES = 60;
const OFFLINE = "/offline";
/** How long a page is waited for when the browser says that there is no network: it may be wrong. */
const PATIENCE_OFFLINE_MS = 2000;

const RECIPE_PAGE = /^\/recipe\/(\d+)\/*$/;
const RECIPE_CALL = /^\/api\/v1\.0\/recipes\/\d+$/;
const ADD_FAVORITE = "/api/v1.0/recipes/add-favorite";
const PROFILE = "/api/v1.0/user/my-profile";
const SERVED_RECIPE = /<script type="application\/json" data-call="(\/api\/v1\.0\/recipes\/\d+)">(.*?)<\/script>/s;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const assets = await caches.open(ASSETS);
      await assets.addAll(BUILD.files);
      await assets.put(OFFLINE, await fetch(OFFLINE, { cache: "no-store" }));
      // Pages that are open go on: what they still fetch is in the cache of the build before, until that is pruned.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await self.clients.claim();
      const windows = await self.clients.matchAll({ type: "window" });
      // The pages that were there before this worker.
      await Promise.all(windows.map(({ url }) => keepOpened(new URL(url).pathname)));
      // A page of an older build may still be open: only a start without one prunes.
      if (windows.length <= 1) await pruneAssets();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === ADD_FAVORITE) event.respondWith(saveFavorite(event));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event, url));
  else if (BUILD.files.includes(url.pathname) || url.pathname.startsWith("/assets/")) event.respondWith(openFile(event));
  else if (RECIPE_CALL.test(url.pathname)) event.respondWith(readRecipe(event, url));
  else if (url.pathname === PROFILE) event.respondWith(readProfile(event));
  else if (url.pathname.startsWith("/media/")) event.respondWith(fetch(request).catch(() => keptPicture(url)));
});

async function openPage(event, url) {
  try {
    const page = await fromNetwork(event.request);
    if (page.ok && RECIPE_PAGE.test(url.pathname)) event.waitUntil(keepServed(page.clone()));
    return page;
  } catch {
    return openOffline(url);
  }
}

/** The network's answer. Without a network it is waited for only shortly; with one, for as long as it takes. */
function fromNetwork(request) {
  if (navigator.onLine) return fetch(request);
  const impatience = new Promise((_, reject) => setTimeout(reject, PATIENCE_OFFLINE_MS, new Error("offline")));
  return Promise.race([fetch(request), impatience]);
}

async function openOffline(url) {
  const shell = await (await caches.open(ASSETS)).match(OFFLINE);
  if (shell === undefined) return Response.error();
  const [, id] = RECIPE_PAGE.exec(url.pathname) ?? [];
  const recipes = await caches.open(RECIPES);
  const isKept = id !== undefined && (await recipes.match(callOf(id))) !== undefined;
  if (isKept || url.pathname === OFFLINE) return shell;
  return Response.redirect(`${OFFLINE}?to=${encodeURIComponent(url.pathname + url.search)}`);
}

/** Files of a build never change under one name. Those without a hash in theirs are asked for first. */
async function openFile({ request }) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request, { ignoreVary: true });
  if (new URL(request.url).pathname.startsWith("/assets/")) return kept ?? fetch(request);
  return fetch(request).catch(() => kept ?? Response.error());
}

async function readRecipe(event, url) {
  try {
    const answer = await fromNetwork(event.request);
    if (answer.ok) event.waitUntil(keepRecipe(url.pathname, answer.clone()));
    // It is gone, or a draft again.
    if (answer.status === 404) event.waitUntil(forget(url.pathname));
    return answer;
  } catch {
    return (await (await caches.open(RECIPES)).match(url.pathname)) ?? Response.error();
  }
}

async function saveFavorite(event) {
  const body = event.request.clone();
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(body.json().then(({ Recipe_ID: id }) => fetchRecipe(id)));
  return answer;
}

async function readProfile(event) {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepSaved(answer.clone()));
  return answer;
}

/** Fetches the saved recipes that are not kept yet, one after the other: nothing waits for them. */
async function keepSaved(profile) {
  const { Saved_Recipes: saved } = await profile.json();
  const recipes = await caches.open(RECIPES);
  for (const { ID: id } of saved.slice(0, MAX_RECIPES / 2)) {
    if ((await recipes.match(callOf(id))) === undefined) await fetchRecipe(id);
  }
}

async function keepOpened(path) {
  const [, id] = RECIPE_PAGE.exec(path) ?? [];
  if (id !== undefined) await fetchRecipe(id);
}

/** Without the member's token: what is not public is not kept this way. */
async function fetchRecipe(id) {
  const answer = await fetch(callOf(id), { headers: { "Cache-Control": "no-cache" } });
  if (answer.ok) await keepRecipe(callOf(id), answer);
}

/** The answer that stands in a recipe's page, for the app to start with. */
async function keepServed(page) {
  const [, call, body] = SERVED_RECIPE.exec(await page.text()) ?? [];
  if (call !== undefined) await keepRecipe(call, new Response(body, { headers: { "Content-Type": "application/json" } }));
}

async function keepRecipe(call, answer) {
  const recipe = await answer.clone().json();
  // A draft is its author's alone, and the browser may be another's tomorrow.
  if (!recipe.Is_Published) return;
  const recipes = await caches.open(RECIPES);
  // Anew at the end: the oldest go first.
  await recipes.delete(call);
  await recipes.put(call, answer);
  await Promise.all([recipe.Image_4_3_URL, recipe.Image_20_9_URL].filter(Boolean).map(keepPicture));
  const calls = await recipes.keys();
  await Promise.all(calls.slice(0, -MAX_RECIPES).map(({ url }) => forget(new URL(url).pathname)));
}

async function keepPicture(path) {
  const pictures = await caches.open(PICTURES);
  if ((await pictures.match(stemOf(path))) !== undefined) return;
  const picture = await fetch(path);
  if (picture.ok) await pictures.put(stemOf(path), picture);
}

async function forget(call) {
  const recipes = await caches.open(RECIPES);
  const kept = await recipes.match(call);
  await recipes.delete(call);
  const recipe = await kept?.json();
  const pictures = await caches.open(PICTURES);
  const paths = [recipe?.Image_4_3_URL, recipe?.Image_20_9_URL].filter(Boolean);
  await Promise.all(paths.map((path) => pictures.delete(stemOf(path))));
}

/** The picture in whichever width it is kept. */
async function keptPicture(url) {
  const kept = await (await caches.open(PICTURES)).match(stemOf(url.pathname));
  return kept ?? (await (await caches.open(CARD_PICTURES)).match(url.pathname)) ?? Response.error();
}

async function pruneAssets() {
  const assets = await caches.open(ASSETS);
  const current = new Set([...BUILD.files, OFFLINE]);
  const old = (await assets.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
}

function callOf(id) {
  return `/api/v1.0/recipes/${id}`;
}

/** A picture's address without its width. */
function stemOf(path) {
  return path.replace(/-\d+\.webp$/, ".webp");
}
