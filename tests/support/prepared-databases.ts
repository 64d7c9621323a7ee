import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { PGlite } from "@electric-sql/pglite";
import type { DatabaseConfig } from "#server/db/connect.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, "node_modules/.cache/yardwright-tests");
const MIGRATIONS = join(ROOT, "server/db/migrations");

/** All tables, the queue's too, and no row. What makes them is loaded here: most who import this file find them made. */
async function fill<R>(config: DatabaseConfig, then: (raw: unknown) => Promise<R>): Promise<R> {
  const { connect } = await import("#server/db/connect.ts");
  const { openQueue } = await import("#server/jobs/queue.ts");
  const { createLog } = await import("#server/log.ts");
  const database = await connect(config);
  const queue = await openQueue({ database, databaseConfig: config, jobs: [], log: createLog("silent") });
  await queue.close();
  const result = await then(database.raw);
  await database.close();
  return result;
}

/** The path of a migrated embedded database. Making one takes seconds of each test file, so it is made once for what it is made of. */
export async function prepareEmbedded(): Promise<string> {
  const hash = createHash("sha256");
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  const sources = [
    ...migrations.sort().map((name) => join(MIGRATIONS, name)),
    join(ROOT, "package-lock.json"),
  ];
  for (const path of sources) hash.update(readFileSync(path));
  const path = join(CACHE, `${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(path)) return path;
  const image = await fill({ kind: "embedded", dir: "memory://" }, (raw) =>
    (raw as PGlite).dumpDataDir("none"),
  );
  mkdirSync(CACHE, { recursive: true });
  // Of other migrations; never this one, which another run may have made meanwhile and be reading.
  for (const name of readdirSync(CACHE))
    if (name.endsWith(".tar") && join(CACHE, name) !== path) rmSync(join(CACHE, name), { force: true });
  // Under its name only when it is whole: another run may look at the same moment.
  const unfinished = join(CACHE, randomUUID());
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  renameSync(unfinished, path);
  return path;
}

/** Lays the prepared database into a folder, which takes a fifth of opening and closing it there. */
export async function unpackDatabase(image: string, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", image, "-C", dir]);
}

/** Makes the database of this address one that others are copied from. */
export const preparePostgres = (url: string): Promise<void> =>
  fill({ kind: "postgres", url }, async () => {});
