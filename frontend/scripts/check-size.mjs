// Holds the first load of / to its budgets: what the HTML and the build's manifest name, compressed, by kind.
// Counts the entry, the Home route's chunk, all that they import statically, classic scripts and preloaded fonts.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

// Bytes in kB: texts as gzip, which every client takes (brotli is about a tenth smaller), fonts as they are.
const BUDGETS = { JavaScript: 115, CSS: 8, fonts: 90, HTML: 15 };
const HOME_ROUTE = "src/app/routes/home.tsx";
const dist = new URL("../dist/", import.meta.url);
const readText = (file) => readFileSync(new URL(file, dist), "utf8");

const manifest = JSON.parse(readText(".vite/manifest.json"));
if (!(HOME_ROUTE in manifest)) throw new Error(`${HOME_ROUTE} is no chunk of its own: the count would be wrong`);

const files = new Set();
const visit = (key) => {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.css?.forEach((file) => files.add(file));
  chunk.imports?.forEach(visit);
};
visit("index.html");
visit(HOME_ROUTE);
const shell = readText("index.html");
for (const [, src] of shell.matchAll(/<script[^>]+src="\/([^"]+)"/g)) files.add(src);
for (const [, font] of shell.matchAll(/<link[^>]+as="font"[^>]+href="\/([^"]+)"/g)) files.add(font);

// As the server puts them together; its meta tags are a few hundred bytes more.
const page = shell + JSON.parse(readText(".vite/served-pages.json")).home.html;
const sizes = [["HTML", "/", kB(gzipSync(page, { level: 3 }))]];
for (const file of files) sizes.push([kindOf(file), file, sizeOf(file)]);

let isOver = false;
for (const [kind, budget] of Object.entries(BUDGETS)) {
  const parts = sizes.filter(([partKind]) => partKind === kind).sort((a, b) => b[2] - a[2]);
  const total = parts.reduce((sum, [, , size]) => sum + size, 0);
  for (const [, file, size] of parts) console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${total.toFixed(1).padStart(7)} kB  ${kind} on the first load of / (at most ${budget})\n`);
  if (parts.length === 0) throw new Error(`No ${kind} was found: the count would be wrong`);
  isOver ||= total > budget;
}
if (isOver) process.exit(1);

function kindOf(file) {
  if (file.endsWith(".js")) return "JavaScript";
  return file.endsWith(".css") ? "CSS" : "fonts";
}

function sizeOf(file) {
  const content = readFileSync(new URL(file, dist));
  return kB(kindOf(file) === "fonts" ? content : gzipSync(content, { level: 9 }));
}

function kB(content) {
  return content.length / 1000;
}
