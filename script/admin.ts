// npm run admin -- COMMAND [arguments]: what an owner does by hand. Works beside a running server too.
import { existsSync } from "node:fs";
import { administer } from "#server/admin/admin.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { DataFolderLocked } from "#server/db/data-lock.ts";

const settings = new URL("../.env", import.meta.url);
if (existsSync(settings)) process.loadEnvFile(settings);
try {
  const { ok, words } = await administer(readConfig(), process.argv.slice(2));
  if (ok) console.log(words);
  else console.error(words);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderLocked)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
