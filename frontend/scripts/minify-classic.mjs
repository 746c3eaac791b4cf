// Minifies the classic scripts that public/ gives to the build as they are: their comments are for readers, not for
// visitors.
import { readFileSync, writeFileSync } from "node:fs";

import { minifySync } from "vite";

for (const name of ["start.js", "theme.js"]) {
  const file = new URL(`../dist/${name}`, import.meta.url);
  const { code, errors } = minifySync(name, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  writeFileSync(file, code);
}
