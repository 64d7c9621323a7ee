import { readFileSync, writeFileSync } from "node:fs";

/** Writes the price catalogue into a module, since core reads no files: npm run make:catalogue */
const folder = new URL("../core/pricing/", import.meta.url);
const csv = readFileSync(new URL("catalogue.csv", folder), "utf8");
/** One line a row, so that grep and diff show one row. */
const lines = csv.replace(/[\\`]|\$\{/g, "\\$&");
writeFileSync(
  new URL("catalogue.generated.ts", folder),
  `/** Made from catalogue.csv by script/make-catalogue.ts; change the table there. */\nexport const CATALOGUE_CSV = \`${lines}\`;\n`,
);
