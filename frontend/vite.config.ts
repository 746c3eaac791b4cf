import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";

/** The two fonts of the first paint, by the beginning of their built file names. */
const PRELOADED_FONTS = /^assets\/(fraunces-latin-opsz-normal|figtree-latin-wght-normal)-/;

/** What the entry imports statically, by the beginning of the built file names. */
const LOADED_WITH_THE_PAGE = /^assets\/(foundation|cards|rolldown-runtime)-[^/]*\.js$/;

/** Dialogs that few visits open: the first load does not name the parts that they share, their own code does. */
const SELDOM_OPENED = /^assets\/(contact-dialog|favorite-prompt|account-menu|member-heart)-/;

/** Puts <link rel="preload"> for the fonts into the built page: only the bundler knows their hashed names.
 *
 * They stand behind the viewport, where the server puts the largest picture ahead of them.
 */
function preloadFonts(): Plugin {
  const VIEWPORT = /<meta name="viewport"[^>]*>/;
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => PRELOADED_FONTS.test(file));
        const links = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
        return html.replace(VIEWPORT, (viewport) => [viewport, ...links].join("\n    "));
      },
    },
  };
}

/** Puts the scripts into a <template>, from which public/start.js takes them after the first paint. */
function startAfterFirstPaint(): Plugin {
  const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
  return {
    name: "start-after-first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const scripts = html.match(SCRIPTS)?.join("").replaceAll(/\s*\n\s*/g, "") ?? "";
        const template = `<template id="scripts">${scripts}</template><script src="/start.js" defer></script></body>`;
        return html.replaceAll(SCRIPTS, "").replace("</body>", template);
      },
    },
  };
}

/** The development server answers the addresses of the desks with their page. */
function adminPageInDevelopment(): Plugin {
  return {
    name: "admin-page",
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/[^.]*)?(\?|$)/.test(request.url ?? "")) request.url = "/admin.html";
        next();
      });
    },
  };
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

const apiOrigin = process.env.SUFRA_API_ORIGIN ?? "http://localhost:8000";

/** React Router's package leads every bundler to its development build, with the checks and warnings of that. */
const reactRouterBuild = pathTo("./node_modules/react-router/dist/production/index.mjs");

/** Parts of the first load, by which scripts/check-size.mjs lists it. */
const NAMED_CHUNKS = new Set(["foundation", "cards", "rolldown-runtime"]);

/** Tests that replace a module, or depend on one not being loaded yet. */
const ALONE = "src/**/*.alone.test.{ts,tsx}";

/** light-dark() reached every engine in 2024; lightningcss writes the older form for these. */
const CSS_TARGET = ["chrome111", "safari16.4", "firefox114"];

/** `vite build --mode admin`: the staff's desks, a bundle of its own beside the site's.
 *
 * Built apart, so that nothing the desks use changes how the site's files are cut.
 */
const ADMIN_BUILD: BuildEnvironmentOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: pathTo("./admin.html"),
    output: {
      // Folders of their own: the same name and another content would take the place of a file of the site.
      entryFileNames: "assets/admin/[name]-[hash:7].js",
      chunkFileNames: "assets/admin/[name]-[hash:7].js",
      assetFileNames: "assets/admin/[name]-[hash:7][extname]",
    },
  },
  cssTarget: CSS_TARGET,
};

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), ...(mode === "admin" ? [] : [preloadFonts(), startAfterFirstPaint()]), adminPageInDevelopment()],
  resolve: {
    alias: [
      { find: "@", replacement: pathTo("./src") },
      { find: "@config", replacement: pathTo("../config") },
      { find: "@search-config", replacement: pathTo("../search-config") },
      ...(command === "build" ? [{ find: /^react-router$/, replacement: reactRouterBuild }] : []),
    ],
  },
  server: {
    // What server and browser share lies beside this folder.
    fs: { allow: [".", "../config", "../search-config"] },
    proxy: { "/api": apiOrigin, "/media": apiOrigin },
  },
  preview: { proxy: { "/api": apiOrigin, "/media": apiOrigin } },
  // Short class names: each one stands in the JavaScript as well.
  css: { modules: { generateScopedName: "_[hash:base64:5]" } },
  build: mode === "admin" ? ADMIN_BUILD : {
    // scripts/check-size.mjs reads the manifest to know what the first load of / fetches.
    manifest: true,
    // The content policy forbids inline scripts and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A lazy module need not name what the page has loaded before it: these lists are part of the first load.
      resolveDependencies: (file, dependencies, { hostType }) => {
        if (hostType === "html") return dependencies;
        // Styles stay: only the list brings them.
        if (SELDOM_OPENED.test(file)) return dependencies.filter((dependency) => dependency.endsWith(".css"));
        return dependencies.filter((dependency) => !LOADED_WITH_THE_PAGE.test(dependency));
      },
    },
    rolldownOptions: {
      output: {
        // The names of all lazy files stand in the first load, where they compress badly. Shared parts get along without:
        // the bundler calls them by one of the modules inside.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || NAMED_CHUNKS.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith(".css") ? "assets/[hash:7][extname]" : "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // What every screen needs: it compresses better together and outlives releases in caches.
            {
              name: "foundation",
              test: /shared\/api\/(client|errors|lookups)\.ts|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\/(?!.*(useMutation(State)?|mutationObserver|[iI]nfiniteQuery(Observer)?)\.js)/,
              priority: 1,
            },
            {
              // What Home shares with the lists and the dashboard, and what it stands on. Left alone it falls into a
              // small chunk for every set of screens that share a part, 2.5 kB more on the first load.
              name: "cards",
              test: /src\/(shared\/(cards\/(?!recipe-actions|blog-card)|ui\/toast\.ts)|features\/recipes\/api|features\/search\/(search-|live-parts|suggestions\/search-combobox))|icons\/utensils\.mjs/,
            },
          ],
        },
      },
    },
    cssTarget: CSS_TARGET,
  },
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    testTimeout: 30_000,
    setupFiles: ["src/shared/testing/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // One set of modules for all files: to load them anew for each took three quarters of the time.
      { extends: true, test: { name: "shared", isolate: false, exclude: [...configDefaults.exclude, ALONE] } },
      { extends: true, test: { name: "alone", include: [ALONE] } },
    ],
  },
}));
