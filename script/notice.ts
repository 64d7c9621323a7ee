/** `npm run notice`: writes NOTICE, what ships of others and under which license. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, lineOf, notAllowed, noticeText, partsOf } from "./notice/notice-text.ts";
import { readCopyright } from "./notice/read-copyright.ts";

const root = join(import.meta.dirname, "..");
const parts = partsOf(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock,
  readCopyright,
);
const refused = notAllowed(parts);
for (const part of refused) console.error(`The license is not on the list of allowed ones: ${lineOf(part)}`);
if (refused.length > 0) process.exitCode = 1;
else {
  writeFileSync(join(root, "NOTICE"), noticeText(parts));
  console.log(`NOTICE names ${parts.length} packages.`);
}
