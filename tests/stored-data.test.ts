import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = readdirSync("server", { recursive: true, encoding: "utf8" })
  .map((path) => `server/${path.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
const withText = (pattern: RegExp) => SOURCES.filter((path) => pattern.test(readFileSync(path, "utf8")));

/** Queries outside of stores, each with its reason; a new one belongs into a store. */
const QUERIES_ELSEWHERE: Record<string, string> = {
  "server/admin/backup/migrate.ts": "writes a whole database into another",
  "server/admin/backup/restore-backup.ts": "writes a whole database from a file",
  "server/admin/backup/table-rows.ts": "reads and writes tables by name, whatever they are",
  "server/features/members/company-log.ts": "the log itself: its rows are added and read here alone",
  "server/features/members/delete-account.ts": "still to be divided: finds all that goes with an account",
  "server/features/members/makers.ts": "asked by four features, which may not import a store of members",
  "server/features/proposals/proposal-log.ts": "the log itself: its rows are added and read here alone",
  "server/features/proposals/verify-log.ts": "still to be divided: walks the log and its records",
  "server/jobs/queue.ts": "its tables are the queue library's",
  "server/retention/forget-ended.ts": "deletes rows of many features by their age",
};

it("queries the database in stores alone", () => {
  const elsewhere = withText(/from "drizzle-orm/).filter(
    (path) => !path.startsWith("server/db/") && !path.endsWith(".store.ts"),
  );
  expect(elsewhere.sort()).toEqual(Object.keys(QUERIES_ELSEWHERE).sort());
});

it("declares each kind of stored JSON in server/db/stored, with the schema that it is read with", () => {
  expect(withText(/\bjsonb\(|dataType: \(\) => "jsonb?"/)).toEqual(["server/db/stored/stored-json.ts"]);
  const kinds = SOURCES.filter((path) => path.startsWith("server/db/stored/")).filter(
    (path) => !path.endsWith("stored-json.ts"),
  );
  expect(kinds.filter((path) => !/storedJson</.test(readFileSync(path, "utf8")))).toEqual([]);
});
