import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = new URL("./migrations/", import.meta.url);
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const [, ...later] = files;

const statementsOf = (name: string) =>
  readFileSync(new URL(name, FOLDER), "utf8")
    .split("--> statement-breakpoint")
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);

/**
 * What the release before survives, because it runs on while the new one starts: what is added beside what it knows,
 * with a value for the rows that it writes without knowing of it.
 */
function isSurvivable(statement: string, made: Set<string>, added: Set<string>, unique: Set<string>) {
  const table = /^(?:CREATE TABLE|ALTER TABLE) "(\w+)"/i.exec(statement)?.[1] ?? "";
  if (/^CREATE TABLE /i.test(statement)) return true;
  // Called by nobody until a trigger names it, which older code knows only of its own tables.
  if (/^CREATE FUNCTION /i.test(statement)) return true;
  const [, watched] = /^CREATE TRIGGER .*? ON "(\w+)"/i.exec(statement) ?? [];
  if (watched) return made.has(watched);
  const [, filled] = /^INSERT INTO "(\w+)"/i.exec(statement) ?? [];
  if (filled) return made.has(filled);
  // A plain index only makes queries fast; on a unique one an `on conflict` may rest.
  const [, dropped] = /^DROP INDEX "(\w+)"/i.exec(statement) ?? [];
  if (dropped) return !unique.has(dropped);
  // A table of the same migration is unknown to older code.
  if (made.has(table)) return /^ALTER TABLE "\w+" ADD /i.test(statement);
  if (/^CREATE INDEX /i.test(statement)) return true;
  if (/^CREATE UNIQUE INDEX .* ON "(\w+)"/i.test(statement))
    return made.has(/ ON "(\w+)"/i.exec(statement)?.[1] ?? "");
  // A column of the same migration stays empty in rows that older code writes.
  const [, referring] = /ADD CONSTRAINT "\w+" FOREIGN KEY \("(\w+)"\)/i.exec(statement) ?? [];
  if (referring) return added.has(`${table}.${referring}`);
  if (!/^ALTER TABLE "\w+" ADD COLUMN /i.test(statement)) return false;
  return !/\bNOT NULL\b/i.test(statement) || /\bDEFAULT\b/i.test(statement);
}

const unique = new Set(
  files
    .flatMap(statementsOf)
    .flatMap((statement) => /^CREATE UNIQUE INDEX "(\w+)"/i.exec(statement)?.[1] ?? []),
);

function breaking(statements: string[]) {
  const made = new Set(statements.flatMap((text) => /^CREATE TABLE "(\w+)"/i.exec(text)?.[1] ?? []));
  const added = new Set(
    statements.flatMap((text) => {
      const [, table, column] = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/i.exec(text) ?? [];
      return table && column && !/ DEFAULT /i.test(text) ? [`${table}.${column}`] : [];
    }),
  );
  return statements.filter((statement) => !isSurvivable(statement, made, added, unique));
}

it.each(later)("the migration %s leaves the release before it running", (name) => {
  expect(breaking(statementsOf(name))).toEqual([]);
});

it.each([
  'ALTER TABLE "files" DROP COLUMN "key";',
  'DROP TABLE "files";',
  'DROP INDEX "files_content";',
  'CREATE TRIGGER "kept" BEFORE DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION "refuse"();',
  'INSERT INTO "files" SELECT * FROM "files";',
  'ALTER TABLE "files" RENAME COLUMN "key" TO "name";',
  'ALTER TABLE "files" ALTER COLUMN "bytes" SET DATA TYPE bigint;',
  'ALTER TABLE "files" ALTER COLUMN "thumbnail_key" SET NOT NULL;',
  'ALTER TABLE "files" ADD COLUMN "colour" text NOT NULL;',
  'ALTER TABLE "files" ADD CONSTRAINT "small" CHECK (bytes < 9);',
  'ALTER TABLE "files" ADD CONSTRAINT "owner" FOREIGN KEY ("user_id") REFERENCES "users"("id");',
  'CREATE UNIQUE INDEX "files_sha" ON "files" USING btree ("sha256");',
])("knows that %s would break it", (statement) => {
  expect(breaking([statement])).toEqual([statement]);
});

it("applies migrations in the order of their names, none older than one before it", () => {
  const journal = JSON.parse(readFileSync(new URL("meta/_journal.json", FOLDER), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  // The migrator passes over whatever is older than the newest that it has applied.
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
