// ESLint's recommended rules for the site's scripts: all of them are modules, but the one that runs without a page.
import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  { languageOptions: { sourceType: "module", globals: { ...globals.browser, htmx: "writable" } } },
  { files: ["**/worker.js"], languageOptions: { sourceType: "script", globals: globals.serviceworker } },
];
