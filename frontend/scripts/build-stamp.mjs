// Writes into dist a hash of everything that the build read; --check tells whether dist is still what they build.
// Browser tests run on dist, and an old one would let them pass or fail for sources that are gone.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const stamp = join(project, "frontend", "dist", ".vite", "sources.sha256");
// Files of the project's root that the browser's code imports; what is not there counts as empty.
const SOURCES = [
  ...["admin.html", "index.html", "package-lock.json", "package.json", "public", "scripts", "src", "tsconfig.json", "vite.config.ts"].map(
    (name) => join("frontend", name),
  ),
  "config",
  join("search-config", "recipes", "facets.json"),
];
const IS_TEST = /\.test\.tsx?$|\/testing(\/|\.tsx?$)/;

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesOf(join(project, source))) {
      if (IS_TEST.test(file)) continue;
      const content = readFileSync(file);
      hash.update(`${relative(project, file)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

if (process.argv.includes("--check")) {
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hashOfSources()) {
    console.error("frontend/dist was not built from these sources: run `npm run build` in frontend.");
    process.exit(1);
  }
} else {
  writeFileSync(stamp, hashOfSources());
}
