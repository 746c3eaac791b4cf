// Lays the compressed forms of every text file beside it, at the best level: app.js.br and app.js.gz.
// The server sends the form that a client takes (api/site/files.py).
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
const TEXTS = new Set([".css", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);
// What fits into one packet anyway.
const MIN_BYTES = 1000;

for (const name of readdirSync(dist, { recursive: true })) {
  const file = join(dist, name);
  if (name.startsWith(".vite") || !TEXTS.has(extname(name)) || statSync(file).size < MIN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
}
