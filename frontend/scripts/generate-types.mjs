// Writes src/shared/api/schema.d.ts from the committed OpenAPI document; --check only compares.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../openapi.json", import.meta.url);
const target = new URL("../src/shared/api/schema.d.ts", import.meta.url);

/** Moves `$defs` that a request body carries along to components/schemas, where references may point. */
function liftDefinitions(document) {
  const lifted = {};
  const walk = (node) => {
    if (typeof node !== "object" || node === null) return;
    if (node.$defs !== undefined) {
      Object.assign(lifted, node.$defs);
      delete node.$defs;
    }
    if (typeof node.$ref === "string") node.$ref = node.$ref.replace(/^#\/\$defs\//, "#/components/schemas/");
    Object.values(node).forEach(walk);
  };
  walk(document);
  walk(lifted);
  document.components.schemas = { ...lifted, ...document.components.schemas };
  return document;
}

const generated = astToString(await openapiTS(liftDefinitions(JSON.parse(readFileSync(source, "utf8")))));
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== generated) {
    console.error("src/shared/api/schema.d.ts is stale: run `npm run types` and commit it.");
    process.exit(1);
  }
  console.log("API types are up to date.");
} else {
  writeFileSync(target, generated);
  console.log("Wrote src/shared/api/schema.d.ts");
}
