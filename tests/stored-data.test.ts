import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = readdirSync("server", { recursive: true, encoding: "utf8" })
  .map((path) => `server/${path.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
const withText = (pattern: RegExp) => SOURCES.filter((path) => pattern.test(readFileSync(path, "utf8")));

it("queries the database in stores alone", () => {
  const elsewhere = withText(/from "drizzle-orm/).filter(
    (path) => !path.startsWith("server/db/") && !path.endsWith(".store.ts"),
  );
  expect(elsewhere).toEqual([]);
});

it("declares each kind of stored JSON in server/db/stored, with the schema that it is read with", () => {
  expect(withText(/\bjsonb\(|dataType: \(\) => "jsonb?"/)).toEqual(["server/db/stored/stored-json.ts"]);
  const kinds = SOURCES.filter((path) => path.startsWith("server/db/stored/")).filter(
    (path) => !path.endsWith("stored-json.ts"),
  );
  expect(kinds.filter((path) => !/storedJson</.test(readFileSync(path, "utf8")))).toEqual([]);
});
