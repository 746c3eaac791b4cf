// Writes dist/.vite/served-pages.json: what each screen looks like before its data is there, as HTML that the server
// puts into its page (api/site/served.py), so that the first paint does not wait for scripts.
// The app itself draws it, in jsdom, at a narrow and a wide window. Source: docs/decisions/0013-first-paint.md.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "vite";

import { BLOG, blogTemplate } from "./served/blog.mjs";
import { linksOf } from "./served/links.mjs";
import { finish } from "./served/finish.mjs";
import { CHOICES, withChoices } from "./served/choices.mjs";
import { CARDS, withPictures } from "./served/pictures.mjs";
import { FULL, PLAIN, recipeTemplate } from "./served/recipe.mjs";
import { openWindow } from "./served/window.mjs";
import { mergeWidths } from "./served/widths.mjs";

/** Stands for the searched text while a screen is drawn; `{search}` would be encoded in addresses. */
const SEARCHED = "qsearchedq";
const NARROW_PX = 360;
const WIDE_PX = 1280;
const SHOWN_WITHIN_MS = 20_000;

const project = fileURLToPath(new URL("../", import.meta.url));
const out = `${project}dist/.vite/served-app`;
const screens = JSON.parse(readFileSync(new URL("../../config/screens.json", import.meta.url), "utf8"));
const manifest = JSON.parse(readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"));

process.env.NODE_ENV = "production";
await build({
  root: project,
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/served-entry.tsx",
    outDir: out,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { output: { codeSplitting: true } },
  },
});

const answers = { "/api/v1.0/recipes/1": FULL, "/api/v1.0/recipes/2": PLAIN };
const window = openWindow(answers);
const { show } = await import(pathToFileURL(`${out}/served-entry.js`).href);

/** Screens that are alike for everybody, although search engines don't list them. */
const ALIKE_FOR_ALL = ["not-found", "generate-recipe"];

/** The screen of one person and one whose address holds an id are shown as they begin: header, empty middle, footer. */
function isDrawnWhole(key, { path, indexed, account }) {
  return ALIKE_FOR_ALL.includes(key) || ((indexed || account) && !path.includes(":"));
}

/** The HTML of the screen at a path, for both widths. */
async function draw(path, { isWhole, shows = "main h1" }) {
  const awaited = isWhole ? shows : undefined;
  const [narrow, wide] = [await drawAt(path, NARROW_PX, awaited), await drawAt(path, WIDE_PX, awaited)];
  return finish(window.document, mergeWidths(window.document, narrow, wide)).replaceAll(SEARCHED, "{search}");
}

async function drawAt(path, widthPx, awaited) {
  window.show({ widthPx, path });
  const root = window.document.createElement("div");
  const leave = show(root);
  if (awaited !== undefined) await until(() => root.querySelector(awaited), `${path} does not show ${awaited}`);
  // React sets what is chosen as a property; HTML has it as an attribute.
  for (const option of root.querySelectorAll("option")) option.toggleAttribute("selected", option.selected);
  const html = root.innerHTML;
  leave();
  return html;
}

function pathOf({ path }) {
  return path === "*" ? "/not-found" : path.replaceAll(/:\w+\??/g, "1");
}

async function until(isTrue, otherwise) {
  const end = Date.now() + SHOWN_WITHIN_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const pages = {};
for (const [key, screen] of Object.entries(screens)) {
  pages[key] = {
    links: linksOf(manifest, `src/app/routes/${key}.tsx`),
    html: await draw(pathOf(screen), { isWhole: isDrawnWhole(key, screen) }),
  };
}
pages.recipes.searched = await draw(`/recipes?search=${SEARCHED}`, { isWhole: true });
const drawn = [await draw("/recipe/1", { isWhole: true }), await draw("/recipe/2", { isWhole: true })];
pages.recipe.template = recipeTemplate(window.document, ...drawn);
Object.assign(answers, { "/api/v1.0/blogs/drawn": BLOG });
pages.blog.template = blogTemplate(window.document, await draw("/blogs/drawn", { isWhole: true }));

Object.assign(answers, {
  "/api/v1.0/recipes/top-12": CARDS,
  "/api/v1.0/recipes/search": { Recipes: CARDS, Total_Recipes: CARDS.length, HasMore: false, Relaxed: false },
});
for (const key of ["home", "recipes"]) {
  const pictured = await draw(pathOf(screens[key]), { isWhole: true, shows: "main article img" });
  pages[key].template = withPictures(window.document, pages[key].html, pictured);
}
Object.assign(answers, CHOICES);
const chosenFrom = await draw("/generate-recipe", { isWhole: true, shows: "main fieldset ~ fieldset" });
pages["generate-recipe"].template = withChoices(window.document, chosenFrom);
writeFileSync(new URL("../dist/.vite/served-pages.json", import.meta.url), JSON.stringify(pages));
rmSync(out, { recursive: true });
// Timers and requests of the app may still be open.
process.exit(0);
