// Lays Swagger UI beside the built site, for the API's reference at /api/v1.0/docs: nothing is loaded from elsewhere.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const source = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const target = new URL("../dist/docs/", import.meta.url).pathname;

mkdirSync(target, { recursive: true });
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
  copyFileSync(join(source, file), join(target, file));
}
