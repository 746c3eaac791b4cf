// Writes dist/sw.js: the service worker with the names of the files that a recipe's page needs without a network.
// A build with other files is another worker, which the browser installs by itself.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

import { filesOf } from "./served/links.mjs";

/** What one does with a recipe that is kept, and what the page around it needs. */
const PARTS = [
  "index.html",
  "src/app/other-screens.ts",
  "src/app/routes/home.tsx",
  "src/app/routes/offline.tsx",
  "src/app/routes/recipe.tsx",
  "src/features/recipe-detail/cooking/cooking-view.tsx",
  "src/features/recipe-detail/kitchen/adjust.ts",
  "src/features/recipe-detail/print/print-recipe.ts",
  "src/features/recipe-detail/share/share-dialog.tsx",
  "src/shared/ui/network-mark.tsx",
  "src/shared/ui/toaster.tsx",
  "src/shared/ui/tooltip-layer.tsx",
  "src/app/shell/mobile-menu.tsx",
  "src/app/shell/account-menu.tsx",
  "src/features/favorites/member-heart.tsx",
  "src/features/reviews/reviews-panel.tsx",
];
const TOP_FILES = ["/favicon.svg", "/start.js", "/theme.js"];
const FONTS = /^(fraunces-latin-opsz-normal|figtree-latin-wght-normal)-/;

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const files = new Set(TOP_FILES);
for (const part of PARTS) {
  if (!(part in manifest)) throw new Error(`${part} is no chunk of its own: it would be missing without a network`);
  const { scripts, styles } = filesOf(manifest, part);
  for (const file of [...scripts, ...styles]) files.add(`/${file}`);
}
for (const file of readdirSync(new URL("assets/", dist))) if (FONTS.test(file)) files.add(`/assets/${file}`);

const worker = readFileSync(new URL("offline/service-worker.js", import.meta.url), "utf8");
writeFileSync(new URL("sw.js", dist), `const BUILD = ${JSON.stringify({ files: [...files].sort() })};\n${worker}`);
