// What the first load of / fetches in JavaScript, gzipped, against the bound of 115 kB.
// Counts the entry, the Home route's chunk, all that they import statically, and classic scripts of index.html.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MAX_KB = 115;
const HOME_ROUTE = "src/app/routes/home.tsx";
const dist = new URL("../dist/", import.meta.url);

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
if (!(HOME_ROUTE in manifest)) throw new Error(`${HOME_ROUTE} is no chunk of its own: the count would be wrong`);

const files = new Set();
const visit = (key) => {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach(visit);
};
visit("index.html");
visit(HOME_ROUTE);
const html = readFileSync(new URL("index.html", dist), "utf8");
for (const [, src] of html.matchAll(/<script[^>]+src="\/([^"]+)"/g)) files.add(src);

const sizes = [...files]
  .filter((file) => file.endsWith(".js"))
  .map((file) => [file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000]);
const total = sizes.reduce((sum, [, kb]) => sum + kb, 0);

for (const [file, kb] of sizes.sort((a, b) => b[1] - a[1])) console.log(`${kb.toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  gzipped JavaScript on the first load of / (at most ${MAX_KB})`);
if (total > MAX_KB) process.exit(1);
