import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import { readdirSync } from "node:fs";
import tseslint from "typescript-eslint";

// shared → features → app, and shared → admin. A feature never imports another: two features meet in a route.
const features = readdirSync(new URL("./src/features", import.meta.url));
const zones = [
  { target: "./src/shared", from: ["./src/features", "./src/app", "./src/admin"], message: "shared knows no feature" },
  { target: "./src/features", from: ["./src/app", "./src/admin"], message: "features know no route" },
  { target: "./src/app", from: "./src/admin", message: "the desks are a bundle of their own" },
  { target: "./src/admin", from: ["./src/app", "./src/features"], message: "the desks stand on shared alone" },
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [`./${feature}`],
    message: "two features meet in a route (src/app/routes)",
  })),
];

export default tseslint.config(
  { ignores: ["dist", "src/shared/api/schema.d.ts", "public"] },
  js.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}", "vite.config.ts"],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    plugins: { "import-x": importX },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-default-export": "error",
      "import-x/no-cycle": "error",
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", "internal", ["parent", "sibling", "index"]],
          pathGroups: [{ pattern: "{@,@config,@search-config}/**", group: "internal" }],
          "newlines-between": "always",
          alphabetize: { order: "asc", caseInsensitive: true },
        },
      ],
      "no-restricted-imports": ["error", { paths: [{ name: "zod", message: "Import z from @/shared/forms/zod." }] }],
      // `onClick={() => save()}` reads better than a block, and numbers print themselves.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // React event props take async handlers; the browser writes an unhandled rejection to its console.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: ["src/shared/forms/zod.ts"], rules: { "no-restricted-imports": "off" } },
  { files: ["vite.config.ts"], rules: { "import-x/no-default-export": "off" } },
  { files: ["scripts/**/*.mjs", "eslint.config.js"], languageOptions: { globals: globals.node } },
  { files: ["scripts/offline/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
);
