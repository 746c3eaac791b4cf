// Writes src/shared/api/schema.d.ts from the committed OpenAPI document; --check only compares.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../openapi.json", import.meta.url);
const target = new URL("../src/shared/api/schema.d.ts", import.meta.url);

const generated = astToString(await openapiTS(JSON.parse(readFileSync(source, "utf8"))));
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
