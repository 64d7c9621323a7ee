// npm run admin -- COMMAND [arguments]: what an owner does by hand. Works beside a running server too.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { administer } from "#server/admin/admin.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { DataFolderLocked } from "#server/db/data-lock.ts";
import { DiskFull } from "#server/disk-room.ts";

const settings = new URL("../.env", import.meta.url);
if (existsSync(settings)) process.loadEnvFile(settings);
// What is written belongs to whoever runs this alone, like the server's own files.
process.umask(0o077);
const words = process.argv.slice(2);
const [command, file] = words;
// A file is meant where the person stands; npm runs us in the package's folder, and a running server stands elsewhere.
if ((command === "backup" || command === "restore") && file)
  words[1] = resolve(process.env.INIT_CWD ?? process.cwd(), file);
// Ended by hand, it still takes away what it has not finished.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
try {
  const { ok, words: answer } = await administer(readConfig(), words);
  if (ok) console.log(answer);
  else console.error(answer);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderLocked || error instanceof DiskFull))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
